ALTER TABLE "shared_cart" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "shared_cart" ADD CONSTRAINT "shared_cart_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_cart_by_account" ON "shared_cart" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_by_account" ON "outbox" USING btree ("account_id");