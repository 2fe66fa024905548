ALTER TABLE "idempotency" ADD COLUMN "holder" integer;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;