CREATE TABLE "handover" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"browser_hash" text NOT NULL,
	"account_id" text,
	"proven_at" timestamp with time zone,
	"sealed_key" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_by_end" ON "handover" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "handover_by_account" ON "handover" USING btree ("account_id");