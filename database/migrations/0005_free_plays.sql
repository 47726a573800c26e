ALTER TABLE "play" DROP CONSTRAINT "play_registered_once";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "free_of_purchase_id" integer;--> statement-breakpoint
ALTER TABLE "play" ADD COLUMN "free_of_purchase_id" integer;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "free_of_purchase_id" integer;--> statement-breakpoint
ALTER TABLE "win" ADD COLUMN "free_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_free_of_purchase_id_purchase_id_fk" FOREIGN KEY ("free_of_purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_free_of_purchase_id_purchase_id_fk" FOREIGN KEY ("free_of_purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_free_of_purchase_id_purchase_id_fk" FOREIGN KEY ("free_of_purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_draw" ON "notification" USING btree ("draw_id") WHERE draw_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_free_once" UNIQUE("free_of_purchase_id");--> statement-breakpoint
ALTER TABLE "play" ADD CONSTRAINT "play_registered_once" UNIQUE NULLS NOT DISTINCT("customer_id","lottery_id","series","draw_date","balls","special","with_multiplier","free_of_purchase_id");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_free_once" UNIQUE("free_of_purchase_id");