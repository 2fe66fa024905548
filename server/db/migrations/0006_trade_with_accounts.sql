CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" text,
	"cart_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_document" (
	"number" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"payment_no" text,
	"reference" text,
	"at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_no" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notice_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"shipment_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text,
	"tracking_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"shipment_no" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"lot_code" text,
	"date_code" text,
	CONSTRAINT "shipment_line_shipment_no_line_id_pk" PRIMARY KEY("shipment_no","line_id")
);
--> statement-breakpoint
CREATE TABLE "transfer_slip" (
	"order_no" text PRIMARY KEY NOT NULL,
	"file_id" text,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"account_id" text,
	"order_line_id" text,
	"author" text NOT NULL,
	"rating" integer,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"is_verified" boolean NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"reply_text" text,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_rating" CHECK ("comment"."rating" is null or "comment"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "comment_helpful" (
	"comment_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "comment_helpful_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"feedback_no" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"order_no" text,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reply_text" text,
	"replied_at" timestamp with time zone,
	"locale" text NOT NULL,
	"referrer" text,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_rating" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"sum" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"account_id" text,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_answer" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"author" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"inquiry_no" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" text,
	"access_key_hash" text,
	"access_key_until" timestamp with time zone,
	"status" text NOT NULL,
	"contact" jsonb NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"note" text,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"revisions" integer DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"order_no" text,
	"draft" jsonb,
	"referrer" text,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"code" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "inquiry_line" (
	"id" text PRIMARY KEY NOT NULL,
	"inquiry_no" text NOT NULL,
	"position" integer NOT NULL,
	"offer_id" integer,
	"mpn" text NOT NULL,
	"manufacturer" text,
	"quantity" bigint NOT NULL,
	"target_micros" bigint,
	"currency" text NOT NULL,
	"needed_by" text,
	"note" text,
	"answer" text DEFAULT 'pending' NOT NULL,
	"answer_note" text
);
--> statement-breakpoint
CREATE TABLE "inquiry_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_price" (
	"id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"position" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"is_alternative" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"unit_micros" bigint NOT NULL,
	"lead_time_days" integer,
	"date_code" text,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parts_list" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"boards" integer DEFAULT 1 NOT NULL,
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"share_round" integer DEFAULT 0 NOT NULL,
	"share_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parts_list_share_hash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
CREATE TABLE "shared_cart" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_key" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "operator_key_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "may_pay_by_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_token" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "quote_no" text;--> statement-breakpoint
ALTER TABLE "payment_try" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment_try" ADD COLUMN "provider_ref" text;--> statement-breakpoint
ALTER TABLE "payment_try" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "payment_try" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_payment_no_payment_try_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."payment_try"("payment_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_shipment_no_shipment_shipment_no_fk" FOREIGN KEY ("shipment_no") REFERENCES "public"."shipment"("shipment_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slip" ADD CONSTRAINT "transfer_slip_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slip" ADD CONSTRAINT "transfer_slip_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answer" ADD CONSTRAINT "question_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_event" ADD CONSTRAINT "inquiry_event_inquiry_no_inquiry_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiry"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_line" ADD CONSTRAINT "inquiry_line_inquiry_no_inquiry_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiry"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_line" ADD CONSTRAINT "inquiry_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_message" ADD CONSTRAINT "inquiry_message_inquiry_no_inquiry_inquiry_no_fk" FOREIGN KEY ("inquiry_no") REFERENCES "public"."inquiry"("inquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_price" ADD CONSTRAINT "quote_price_line_id_inquiry_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."inquiry_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_price" ADD CONSTRAINT "quote_price_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts_list" ADD CONSTRAINT "parts_list_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_by_account" ON "api_key" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stored_file_by_account" ON "stored_file" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "stored_file_loose" ON "stored_file" USING btree ("created_at") WHERE "stored_file"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "order_document_by_order" ON "order_document" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_entry_by_order" ON "payment_entry" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entry_once" ON "payment_entry" USING btree ("kind","payment_no","reference");--> statement-breakpoint
CREATE INDEX "shipment_by_order" ON "shipment" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "shipment_line_by_line" ON "shipment_line" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_of_line" ON "comment" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "comment_shown" ON "comment" USING btree ("product_id","created_at") WHERE "comment"."status" = 'published';--> statement-breakpoint
CREATE INDEX "comment_waiting" ON "comment" USING btree ("created_at") WHERE "comment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "comment_by_account" ON "comment" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_by_account" ON "feedback" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_by_status" ON "feedback" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "question_shown" ON "question" USING btree ("product_id","created_at") WHERE "question"."status" = 'published';--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("created_at") WHERE "question"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "question_by_account" ON "question" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "question_answer_by_question" ON "question_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "inquiry_by_account" ON "inquiry" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_by_status" ON "inquiry" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_due" ON "inquiry" USING btree ("valid_until") WHERE "inquiry"."status" = 'quoted';--> statement-breakpoint
CREATE INDEX "inquiry_event_by_inquiry" ON "inquiry_event" USING btree ("inquiry_no");--> statement-breakpoint
CREATE INDEX "inquiry_line_by_inquiry" ON "inquiry_line" USING btree ("inquiry_no");--> statement-breakpoint
CREATE INDEX "inquiry_message_by_inquiry" ON "inquiry_message" USING btree ("inquiry_no");--> statement-breakpoint
CREATE INDEX "quote_price_by_line" ON "quote_price" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "parts_list_by_account" ON "parts_list" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "shared_cart_by_end" ON "shared_cart" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_by_target" ON "audit" USING btree ("target");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_try_at_provider" ON "payment_try" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_try_due" ON "payment_try" USING btree ("expires_at") WHERE "payment_try"."status" in ('created', 'redirected');