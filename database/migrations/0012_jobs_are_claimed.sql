DROP INDEX "job_due";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "job_group" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_group_takes_turns" ON "job" USING btree ("job_group") WHERE claim IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","run_at");