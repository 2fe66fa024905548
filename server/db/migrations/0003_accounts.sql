CREATE TABLE "consent" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "login_token" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_by_account" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_token_by_account" ON "mail_token" USING btree ("account_id","kind");--> statement-breakpoint
CREATE INDEX "mail_token_by_end" ON "mail_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_unactivated" ON "account" USING btree ("created_at") WHERE "account"."status" = 'unactivated';--> statement-breakpoint
CREATE INDEX "login_token_by_account" ON "login_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "login_token_by_end" ON "login_token" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "newsletter";