ALTER TABLE "login_token" ADD COLUMN "id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "rotated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "next_hash" text;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "retired_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "login_token_by_retired" ON "login_token" USING gin ("retired_hashes");--> statement-breakpoint
ALTER TABLE "login_token" ADD CONSTRAINT "login_token_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "login_token" ADD CONSTRAINT "login_token_next_hash_unique" UNIQUE("next_hash");