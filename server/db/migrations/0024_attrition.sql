ALTER TABLE "parts_list" ADD COLUMN "attrition_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parts_list" ADD COLUMN "attrition" jsonb DEFAULT '{}'::jsonb NOT NULL;