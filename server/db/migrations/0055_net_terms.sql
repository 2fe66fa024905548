ALTER TABLE "company" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_by_company" ON "shop_order" USING btree ("company_id") WHERE "shop_order"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_owed" ON "shop_order" USING btree ("due_at") WHERE "shop_order"."payment_method" = 'account' and "shop_order"."payment_status" in ('unpaid', 'pending', 'partially_paid', 'failed');