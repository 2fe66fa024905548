CREATE TABLE "company_part_number" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number_hash" text NOT NULL,
	"number" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_part_number_by_number" UNIQUE("company_id","number_hash")
);
--> statement-breakpoint
ALTER TABLE "company_part_number" ADD CONSTRAINT "company_part_number_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_part_number" ADD CONSTRAINT "company_part_number_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_part_number_by_age" ON "company_part_number" USING btree ("company_id","chosen_at");--> statement-breakpoint
CREATE INDEX "company_part_number_by_product" ON "company_part_number" USING btree ("product_id");