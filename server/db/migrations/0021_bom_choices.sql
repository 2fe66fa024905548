CREATE TABLE "bom_choice" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"row_hash" text NOT NULL,
	"row" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bom_choice_by_row" UNIQUE("account_id","row_hash")
);
--> statement-breakpoint
ALTER TABLE "bom_choice" ADD CONSTRAINT "bom_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_choice" ADD CONSTRAINT "bom_choice_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bom_choice_by_age" ON "bom_choice" USING btree ("account_id","chosen_at");--> statement-breakpoint
CREATE INDEX "bom_choice_by_product" ON "bom_choice" USING btree ("product_id");