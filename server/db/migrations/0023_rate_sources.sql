ALTER TABLE "currency_rate" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "currency_rate" ADD COLUMN "source" text DEFAULT '' NOT NULL;