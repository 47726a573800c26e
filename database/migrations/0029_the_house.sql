CREATE TABLE "house" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"help_lines" jsonb,
	"demo" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "house_is_one" CHECK ("house"."id" = 1),
	CONSTRAINT "house_help_lines_are_a_list" CHECK ("house"."help_lines" IS NULL OR jsonb_typeof("house"."help_lines") = 'array'),
	CONSTRAINT "house_facts_are_lines" CHECK (concat("house"."legal_name", "house"."tax_number", "house"."address", "house"."licence", "house"."email", "house"."phone", "house"."hours") !~ '[[:cntrl:]]')
);
--> statement-breakpoint
INSERT INTO "house" DEFAULT VALUES;
