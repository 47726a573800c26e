DROP INDEX "subscription_period_customer";--> statement-breakpoint
ALTER TABLE "subscription_period" ADD CONSTRAINT "subscription_period_starts_once" UNIQUE("customer_id","starts_at");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_pending_limit_is_higher" CHECK ("customer"."pending_limit_from" IS NULL OR ("customer"."monthly_limit_cents" IS NOT NULL
        AND ("customer"."pending_limit_cents" IS NULL OR "customer"."pending_limit_cents" > "customer"."monthly_limit_cents")));