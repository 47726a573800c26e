ALTER TABLE "mail" DROP CONSTRAINT "mail_state_known";--> statement-breakpoint
CREATE INDEX "mail_failing" ON "mail" USING btree ((state = 'failed' OR state = 'unclear' OR (state = 'waiting' AND attempts > 0)),"id");--> statement-breakpoint
CREATE INDEX "mail_address" ON "mail" USING btree ("address","id");--> statement-breakpoint
CREATE INDEX "mail_created" ON "mail" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_state_known" CHECK ("mail"."state" IN ('waiting', 'sending', 'sent', 'failed', 'unclear', 'withheld'));