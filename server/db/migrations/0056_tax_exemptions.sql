CREATE TABLE "tax_exemption" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"file_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_exemption" ADD CONSTRAINT "tax_exemption_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_exemption_by_company" ON "tax_exemption" USING btree ("company_id","country","ends_on");--> statement-breakpoint
CREATE INDEX "tax_exemption_by_end" ON "tax_exemption" USING btree ("ends_on");