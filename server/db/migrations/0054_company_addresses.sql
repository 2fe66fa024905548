ALTER TABLE "address" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_by_company" ON "address" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_company_shipping" ON "address" USING btree ("company_id") WHERE "address"."is_default_shipping";--> statement-breakpoint
CREATE UNIQUE INDEX "address_company_billing" ON "address" USING btree ("company_id") WHERE "address"."is_default_billing";--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_of_one" CHECK (num_nonnulls("address"."account_id", "address"."company_id") = 1);