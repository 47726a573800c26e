-- Processes keep the lotteries in memory and compare this version before they use them.
INSERT INTO catalogue_version (version) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION move_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lottery_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON lottery
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER lottery_era_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON lottery_era
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER calendar_exception_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON calendar_exception
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER prize_template_level_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON prize_template_level
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();
