CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_order_captured" ON "payment_order" USING btree ("captured_at") WHERE captured_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "purchase_refund_done" ON "purchase_refund" USING btree ("done_at") WHERE done_at IS NOT NULL;