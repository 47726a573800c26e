-- Names of the fields that two pictures of a record differ in, in order. What is no object has no fields.
CREATE FUNCTION changed_fields(before jsonb, after jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(key ORDER BY key), '{}')
  FROM (
    SELECT jsonb_object_keys(CASE jsonb_typeof(before) WHEN 'object' THEN before ELSE '{}' END) AS key
    UNION
    SELECT jsonb_object_keys(CASE jsonb_typeof(after) WHEN 'object' THEN after ELSE '{}' END)
  ) AS either
  WHERE before -> key IS DISTINCT FROM after -> key
$$;
--> statement-breakpoint
-- A session that plays a replica (session_replication_role) skips ordinary triggers; these it does not.
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER audit_entry_is_final;--> statement-breakpoint
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER audit_is_never_truncated;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "fields" text[] GENERATED ALWAYS AS (changed_fields(before, after)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_admin" ON "audit_entry" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_who" ON "audit_entry" USING btree ("who","id");--> statement-breakpoint
CREATE INDEX "audit_entry_what" ON "audit_entry" USING btree ("entity","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_fields" ON "audit_entry" USING gin ("fields");