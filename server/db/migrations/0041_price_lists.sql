CREATE TABLE "price_list" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_list_discount" (
	"price_list_id" text NOT NULL,
	"position" integer NOT NULL,
	"percent_bp" integer NOT NULL,
	"category_id" integer,
	"manufacturer_id" integer,
	CONSTRAINT "price_list_discount_price_list_id_position_pk" PRIMARY KEY("price_list_id","position"),
	CONSTRAINT "price_list_discount_percent" CHECK ("price_list_discount"."percent_bp" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "price_list_price" (
	"price_list_id" text NOT NULL,
	"offer_id" integer NOT NULL,
	"currency" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_micros" bigint NOT NULL,
	CONSTRAINT "price_list_price_price_list_id_offer_id_currency_quantity_pk" PRIMARY KEY("price_list_id","offer_id","currency","quantity"),
	CONSTRAINT "price_list_price_positive" CHECK ("price_list_price"."quantity" >= 1 and "price_list_price"."unit_micros" >= 1)
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "price_list_id" text;--> statement-breakpoint
ALTER TABLE "price_list_discount" ADD CONSTRAINT "price_list_discount_price_list_id_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_discount" ADD CONSTRAINT "price_list_discount_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_discount" ADD CONSTRAINT "price_list_discount_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_price" ADD CONSTRAINT "price_list_price_price_list_id_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_price" ADD CONSTRAINT "price_list_price_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_name" ON "price_list" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "price_list_discount_by_category" ON "price_list_discount" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "price_list_discount_by_maker" ON "price_list_discount" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "price_list_price_by_offer" ON "price_list_price" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_price_list_id_price_list_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_list"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_by_price_list" ON "account" USING btree ("price_list_id");