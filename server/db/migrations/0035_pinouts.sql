ALTER TABLE "product" ADD COLUMN "pinout" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "pinout_source" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "pin_map" text;--> statement-breakpoint
CREATE INDEX "product_by_pin_map" ON "product" USING btree ("pin_map") WHERE pin_map is not null;