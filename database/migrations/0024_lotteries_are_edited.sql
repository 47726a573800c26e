CREATE TABLE "lottery_picture" (
	"sha256" "bytea" PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lottery_picture_is_its_hash" CHECK ("lottery_picture"."sha256" = sha256("lottery_picture"."bytes")),
	CONSTRAINT "lottery_picture_small" CHECK (octet_length("lottery_picture"."bytes") <= 1048576)
);
--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "traditional_multiplier" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "share_price_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "accent" text DEFAULT 'indigo' NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "page_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "image_sha256" "bytea";--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "logo_sha256" "bytea";--> statement-breakpoint
ALTER TABLE "lottery" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_image_sha256_lottery_picture_sha256_fk" FOREIGN KEY ("image_sha256") REFERENCES "public"."lottery_picture"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_logo_sha256_lottery_picture_sha256_fk" FOREIGN KEY ("logo_sha256") REFERENCES "public"."lottery_picture"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_share_price_not_negative" CHECK ("lottery"."share_price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_accent_known" CHECK ("lottery"."accent" IN ('red', 'orange', 'brown', 'olive', 'green', 'teal', 'blue', 'indigo', 'plum', 'magenta'));--> statement-breakpoint
-- The lotteries that there are keep their order and look, and the flag that was read off their multipliers.
UPDATE "lottery" SET
  "page_order" = "id",
  "accent" = CASE "name"
    WHEN 'power_balls' THEN 'red'
    WHEN 'mega_millions' THEN 'blue'
    WHEN 'florida' THEN 'green'
    WHEN 'tinkas' THEN 'plum'
    ELSE "accent"
  END,
  "traditional_multiplier" = EXISTS (
    SELECT 1 FROM "lottery_multiplier" WHERE "lottery_id" = "lottery"."id" AND "mode" <> 'none'
  );
