ALTER TABLE "session" ALTER COLUMN "confirmed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "last_used_at" SET DEFAULT now();