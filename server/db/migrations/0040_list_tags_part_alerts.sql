DROP INDEX "stock_alert_same";--> statement-breakpoint
ALTER TABLE "parts_list" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "kind" text DEFAULT 'stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "known" text;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_same" ON "stock_alert" USING btree ("product_id","email","kind");