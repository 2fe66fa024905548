CREATE TABLE "upload_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"size" integer NOT NULL,
	"account_id" text,
	"cart_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_token" ADD CONSTRAINT "upload_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token" ADD CONSTRAINT "upload_token_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_token_by_end" ON "upload_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_token_by_account" ON "upload_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_token_by_cart" ON "upload_token" USING btree ("cart_id");