CREATE TABLE "agreed_text" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "agreed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "own_page" ADD COLUMN "variant_of" text;--> statement-breakpoint
ALTER TABLE "own_page" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_by_gtin" ON "product" USING btree ("gtin") WHERE gtin is not null;