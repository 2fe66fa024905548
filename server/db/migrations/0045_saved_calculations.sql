CREATE TABLE "saved_calculation" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"tool" text NOT NULL,
	"query" text NOT NULL,
	"state_hash" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_calculation_by_state" UNIQUE("account_id","state_hash")
);
--> statement-breakpoint
ALTER TABLE "saved_calculation" ADD CONSTRAINT "saved_calculation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_calculation_by_age" ON "saved_calculation" USING btree ("account_id","updated_at");