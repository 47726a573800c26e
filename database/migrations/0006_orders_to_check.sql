ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_amount_positive";--> statement-breakpoint
DROP INDEX "payment_order_unfinished";--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_order_to_check" ON "payment_order" USING btree ("next_check_at") WHERE next_check_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_costs_or_has_no_provider" CHECK ("payment_order"."amount_cents" >= 0 AND ("payment_order"."amount_cents" = 0) = ("payment_order"."provider" = 'none'));