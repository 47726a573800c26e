DROP INDEX "customer_email_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_once" ON "customer_email" USING btree ("customer_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_unique" ON "customer_email" USING btree (lower("email")) WHERE is_primary OR confirmed_at IS NOT NULL;