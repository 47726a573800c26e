ALTER TABLE "lottery" ADD COLUMN "how_to_collect" text;--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_how_to_collect_says_something" CHECK ("lottery"."how_to_collect" ~ '\S');