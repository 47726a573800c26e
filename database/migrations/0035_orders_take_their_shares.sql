-- Nobody is charged without their shares, and no share is kept for an order that is over, whoever moves it: also a process of the version before,
-- which knows nothing of shares, and whose change is refused then, so that one that does makes it.
CREATE FUNCTION refuse_order_without_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'captured' AND EXISTS (
    SELECT FROM group_order_share i WHERE i.order_id = NEW.id
      AND NOT EXISTS (SELECT FROM group_share s WHERE s.order_share_id = i.id)) THEN
    RAISE EXCEPTION 'payment_order %: its shares are not delivered', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state <> 'capturing' AND EXISTS (SELECT FROM group_cart_share c WHERE c.order_id = NEW.id) THEN
    RAISE EXCEPTION 'payment_order %: its shares are still kept for it', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_order_takes_its_shares AFTER UPDATE OF state ON payment_order
  FOR EACH ROW EXECUTE FUNCTION refuse_order_without_shares();
