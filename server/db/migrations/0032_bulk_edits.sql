CREATE TABLE "bulk_edit" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"change" jsonb NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "bulk_edit_part" (
	"batch_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_edit_part_batch_id_product_id_pk" PRIMARY KEY("batch_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "bulk_edit_part" ADD CONSTRAINT "bulk_edit_part_batch_id_bulk_edit_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bulk_edit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_edit_part" ADD CONSTRAINT "bulk_edit_part_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_edit_by_time" ON "bulk_edit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "bulk_edit_part_by_product" ON "bulk_edit_part" USING btree ("product_id");