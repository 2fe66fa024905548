ALTER TABLE "inquiry_line" ADD COLUMN "information_costs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_price" ADD COLUMN "cost_micros" bigint;