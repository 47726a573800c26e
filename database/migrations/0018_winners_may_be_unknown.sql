ALTER TABLE "prize_level" ALTER COLUMN "lottery_winners" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "prize_level" ALTER COLUMN "lottery_winners" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "prize_level" ALTER COLUMN "play_winners" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "prize_level" ALTER COLUMN "play_winners" DROP NOT NULL;--> statement-breakpoint
-- A table in which nobody won anything was never told its winners: its zeros stood for that.
UPDATE prize_level SET lottery_winners = NULL, play_winners = NULL
  WHERE draw_id NOT IN (SELECT draw_id FROM prize_level WHERE lottery_winners > 0 OR play_winners > 0);
