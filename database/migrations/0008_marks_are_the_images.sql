ALTER TABLE "lottery" DROP CONSTRAINT "lottery_image_file_id_file_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery" DROP COLUMN "image_file_id";