CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"keyword" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "search_count_day_locale_keyword_pk" PRIMARY KEY("day","locale","keyword")
);
--> statement-breakpoint
CREATE INDEX "cart_by_use" ON "cart" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "shop_order_by_time" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_open" ON "shop_order" USING btree ("status") WHERE "shop_order"."status" in ('pending', 'confirmed', 'processing', 'partially_shipped');--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;