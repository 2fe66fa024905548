CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"label" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"tax_id" text,
	"tax_id_status" text NOT NULL,
	"country" text NOT NULL,
	"state" text,
	"city" text NOT NULL,
	"district" text,
	"postcode" text,
	"line1" text NOT NULL,
	"line2" text,
	"phone" text NOT NULL,
	"email" text,
	"is_default_shipping" boolean NOT NULL,
	"is_default_billing" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_by_account" ON "address" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_shipping" ON "address" USING btree ("account_id") WHERE "address"."is_default_shipping";--> statement-breakpoint
CREATE UNIQUE INDEX "address_default_billing" ON "address" USING btree ("account_id") WHERE "address"."is_default_billing";