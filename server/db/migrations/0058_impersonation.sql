CREATE TABLE "impersonation" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"operator" text NOT NULL,
	"role" text,
	"session_id" text,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "handover" ADD COLUMN "impersonation_id" text;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "impersonation_id" text;--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonation_by_account" ON "impersonation" USING btree ("account_id","opened_at");--> statement-breakpoint
CREATE INDEX "audit_by_impersonation" ON "audit" USING btree (("detail" ->> 'impersonation')) WHERE "audit"."action" = 'customer.act';