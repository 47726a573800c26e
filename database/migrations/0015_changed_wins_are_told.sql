ALTER TABLE "notification" DROP CONSTRAINT "notification_says_what_it_is_about";--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "cause" text DEFAULT 'result-corrected' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "before_cents" bigint;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "before_free_play" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "before_level" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_cause_known" CHECK ("settlement"."cause" IN ('result-corrected', 'jackpot-shared', 'ticket-withdrawn'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_says_what_changed" CHECK (("notification"."kind" IN ('changed', 'withdrawn')) = ("notification"."before_cents" IS NOT NULL) AND ("notification"."before_cents" IS NULL) = ("notification"."cause" IS NULL) AND ("notification"."reason" IS NULL OR "notification"."cause" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_cause_known" CHECK ("notification"."cause" IN ('result-corrected', 'jackpot-shared', 'ticket-withdrawn'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_says_what_it_is_about" CHECK (CASE "notification"."kind" WHEN 'win' THEN "notification"."purchase_id" IS NOT NULL AND "notification"."draw_id" IS NOT NULL WHEN 'changed' THEN "notification"."purchase_id" IS NOT NULL AND "notification"."draw_id" IS NOT NULL WHEN 'withdrawn' THEN "notification"."purchase_id" IS NOT NULL AND "notification"."draw_id" IS NULL AND "notification"."amount_cents" = 0 AND NOT "notification"."free_play" WHEN 'refund' THEN num_nonnulls("notification"."order_id", "notification"."purchase_id") = 1 AND "notification"."draw_id" IS NULL ELSE false END);--> statement-breakpoint
UPDATE "notification" n SET "level" = l.main || CASE WHEN l.special THEN ' + 1' ELSE '' END FROM "win" w JOIN "prize_level" l ON l.draw_id = w.draw_id AND l.position = w.position WHERE n.kind = 'win' AND w.purchase_id = n.purchase_id AND w.draw_id = n.draw_id;--> statement-breakpoint
UPDATE "mail" m SET "key" = n.id::text FROM "notification" n WHERE m.kind = 'win' AND m.key = n.purchase_id || ':' || n.draw_id AND n.kind = 'win';
