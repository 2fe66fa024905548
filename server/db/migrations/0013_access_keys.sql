CREATE TABLE "access_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_no" text,
	"inquiry_no" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_key_opens_one" CHECK (num_nonnulls("access_key"."order_no", "access_key"."inquiry_no") = 1)
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_inquiry_no_inquiry_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiry"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_by_order" ON "access_key" USING btree ("order_no","created_at");--> statement-breakpoint
CREATE INDEX "access_key_by_inquiry" ON "access_key" USING btree ("inquiry_no","created_at");--> statement-breakpoint
CREATE INDEX "access_key_by_end" ON "access_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;