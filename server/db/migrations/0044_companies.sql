CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_id" text,
	"price_list_id" text,
	"may_pay_by_invoice" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_role" text;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_price_list_id_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_name" ON "company" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "company_by_price_list" ON "company" USING btree ("price_list_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_by_company" ON "account" USING btree ("company_id");