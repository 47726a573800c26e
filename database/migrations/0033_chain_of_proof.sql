CREATE TABLE "proof_entry" (
	"seq" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"lottery_id" integer NOT NULL,
	"lottery_name" text NOT NULL,
	"series" smallint NOT NULL,
	"draw_date" date,
	"draws_at" timestamp (3) with time zone,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"file_id" integer NOT NULL,
	"purchase_id" integer,
	"group_game_id" integer,
	CONSTRAINT "proof_entry_once" UNIQUE NULLS NOT DISTINCT("file_id","purchase_id","group_game_id","draw_date"),
	CONSTRAINT "proof_entry_series_known" CHECK ("proof_entry"."series" IN (0, 1)),
	CONSTRAINT "proof_entry_kind_known" CHECK ("proof_entry"."kind" IN ('ticket', 'lines')),
	CONSTRAINT "proof_entry_hashes" CHECK (octet_length("proof_entry"."sha256") = 32 AND octet_length("proof_entry"."previous") = 32 AND octet_length("proof_entry"."hash") = 32),
	CONSTRAINT "proof_entry_draw_has_instant" CHECK (("proof_entry"."draw_date" IS NULL) = ("proof_entry"."draws_at" IS NULL)),
	CONSTRAINT "proof_entry_says_what_it_is_of" CHECK (("proof_entry"."kind" = 'ticket') = ("proof_entry"."purchase_id" IS NOT NULL) AND ("proof_entry"."kind" = 'lines') = ("proof_entry"."group_game_id" IS NOT NULL) AND ("proof_entry"."kind" = 'lines' OR "proof_entry"."draw_date" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "proof_seq" integer;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_entry" ADD CONSTRAINT "proof_entry_group_game_id_group_game_id_fk" FOREIGN KEY ("group_game_id") REFERENCES "public"."group_game"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_entry_sha256" ON "proof_entry" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "proof_entry_purchase" ON "proof_entry" USING btree ("purchase_id") WHERE purchase_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "proof_entry_game" ON "proof_entry" USING btree ("group_game_id") WHERE group_game_id IS NOT NULL;
--> statement-breakpoint
-- An instant as the chain writes it, a JSON text.
CREATE FUNCTION proof_instant(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '"' || to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
$$;
--> statement-breakpoint
-- What is hashed of an entry: `canonicalText` of the domain, to the byte.
CREATE FUNCTION proof_text(entry proof_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"v":1,"seq":' || entry.seq
    || ',"kind":' || to_json(entry.kind)
    || ',"sha256":"' || encode(entry.sha256, 'hex')
    || '","recorded_at":' || proof_instant(entry.recorded_at)
    || ',"lottery_id":' || entry.lottery_id
    || ',"lottery":' || to_json(entry.lottery_name)
    || ',"series":' || entry.series
    || ',"draw_date":' || coalesce(to_json(to_char(entry.draw_date, 'YYYY-MM-DD'))::text, 'null')
    || ',"draws_at":' || coalesce(proof_instant(entry.draws_at), 'null')
    || ',"previous":"' || encode(entry.previous, 'hex') || '"}'
$$;
--> statement-breakpoint
-- The entry takes the next number, the time of the one before it if that is later, and its hashes. Who writes one waits here until
-- who wrote the one before has ended; a transaction that records does so last.
CREATE FUNCTION chain_proof_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last proof_entry;
BEGIN
  PERFORM pg_advisory_xact_lock(7120944);
  SELECT * INTO last FROM proof_entry ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.recorded_at := greatest(NEW.recorded_at, last.recorded_at);
  NEW.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  NEW.hash := sha256(convert_to(proof_text(NEW), 'UTF8'));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proof_entry_is_chained BEFORE INSERT ON proof_entry
  FOR EACH ROW EXECUTE FUNCTION chain_proof_entry();
--> statement-breakpoint
-- Final as the audit is, also for a session that plays a replica.
CREATE TRIGGER proof_entry_is_final BEFORE UPDATE OR DELETE ON proof_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER proof_is_never_truncated BEFORE TRUNCATE ON proof_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "proof_entry" ENABLE ALWAYS TRIGGER proof_entry_is_final;--> statement-breakpoint
ALTER TABLE "proof_entry" ENABLE ALWAYS TRIGGER proof_is_never_truncated;--> statement-breakpoint
-- Records the PDF that a purchase has now, unless that was done. Answers the number of its entry; null: it has no PDF.
CREATE FUNCTION record_ticket(ticket_of integer, at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE recorded integer;
BEGIN
  SELECT e.seq INTO recorded FROM proof_entry e JOIN purchase p ON p.id = e.purchase_id AND p.ticket_file_id = e.file_id
    WHERE p.id = ticket_of;
  IF recorded IS NULL THEN
    INSERT INTO proof_entry (kind, sha256, recorded_at, lottery_id, lottery_name, series, draw_date, draws_at, file_id, purchase_id)
    SELECT 'ticket', f.sha256, date_trunc('milliseconds', at), l.id, l.display_name, p.series, p.draw_date,
      (p.draw_date + l.draw_time::time) AT TIME ZONE l.time_zone, f.id, p.id
    FROM purchase p JOIN file f ON f.id = p.ticket_file_id JOIN lottery l ON l.id = p.lottery_id
    WHERE p.id = ticket_of
    RETURNING seq INTO recorded;
  END IF;
  RETURN recorded;
END $$;
--> statement-breakpoint
-- The same of the line file of a group game, for the draw that the game has now, if it has one.
CREATE FUNCTION record_lines(lines_of integer, at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE recorded integer;
BEGIN
  SELECT e.seq INTO recorded FROM proof_entry e JOIN group_game g ON g.id = e.group_game_id AND g.lines_file_id = e.file_id
    AND g.draw_date IS NOT DISTINCT FROM e.draw_date
    WHERE g.id = lines_of;
  IF recorded IS NULL THEN
    INSERT INTO proof_entry (kind, sha256, recorded_at, lottery_id, lottery_name, series, draw_date, draws_at, file_id, group_game_id)
    SELECT 'lines', f.sha256, date_trunc('milliseconds', at), l.id, l.display_name, g.series, g.draw_date,
      (g.draw_date + l.draw_time::time) AT TIME ZONE l.time_zone, f.id, g.id
    FROM group_game g JOIN file f ON f.id = g.lines_file_id JOIN lottery l ON l.id = g.lottery_id
    WHERE g.id = lines_of
    RETURNING seq INTO recorded;
  END IF;
  RETURN recorded;
END $$;
--> statement-breakpoint
-- What was kept and is not recorded when its transaction ends is recorded then, whoever kept it: the former version does not record.
CREATE FUNCTION record_kept_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_ticket(NEW.id, NEW.sold_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_kept_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_lines(NEW.id, greatest(NEW.lines_attached_at, NEW.activated_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purchase_ticket_is_recorded AFTER INSERT OR UPDATE OF ticket_file_id ON purchase
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.ticket_file_id IS NOT NULL) EXECUTE FUNCTION record_kept_ticket();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER group_game_lines_are_recorded AFTER INSERT OR UPDATE OF lines_file_id, draw_date ON group_game
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.lines_file_id IS NOT NULL) EXECUTE FUNCTION record_kept_lines();
--> statement-breakpoint
-- Those that there are were not recorded before this moment, and that is what the chain says of them.
SELECT record_ticket(id, now()) FROM purchase WHERE ticket_file_id IS NOT NULL ORDER BY sold_at, id;
--> statement-breakpoint
SELECT record_lines(id, now()) FROM group_game WHERE lines_file_id IS NOT NULL ORDER BY lines_attached_at, id;
