CREATE TABLE "order_approval" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"account_id" text NOT NULL,
	"status" text NOT NULL,
	"cart_id" text,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"asked" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"reason" text,
	"order_no" text
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "order_limit" bigint;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approval" ADD CONSTRAINT "order_approval_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_approval_by_company" ON "order_approval" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "order_approval_by_account" ON "order_approval" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "order_approval_due" ON "order_approval" USING btree ("expires_at") WHERE "order_approval"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_approval_by_cart" ON "order_approval" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_approval_by_answer" ON "order_approval" USING btree ("answered_by");