CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"percent_bp" integer,
	"amount" bigint,
	"currency" text NOT NULL,
	"max_discount" bigint,
	"min_subtotal" bigint DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"manufacturers" text[] DEFAULT '{}' NOT NULL,
	"skus" text[] DEFAULT '{}' NOT NULL,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"per_user_limit" integer DEFAULT 1 NOT NULL,
	"total_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_used" CHECK ("coupon"."used" >= 0 and ("coupon"."total_limit" is null or "coupon"."used" <= "coupon"."total_limit")),
	CONSTRAINT "coupon_worth" CHECK (case "coupon"."kind" when 'percent' then coalesce("coupon"."percent_bp" between 1 and 10000, false) when 'fixed' then coalesce("coupon"."amount" > 0, false) else true end)
);
--> statement-breakpoint
CREATE TABLE "held_coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"account_id" text,
	"status" text NOT NULL,
	"order_no" text,
	"collected_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
ALTER TABLE "held_coupon" ADD CONSTRAINT "held_coupon_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_coupon" ADD CONSTRAINT "held_coupon_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_coupon" ADD CONSTRAINT "held_coupon_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_coupon_by_account" ON "held_coupon" USING btree ("account_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_coupon_of_order" ON "held_coupon" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "held_coupon_available" ON "held_coupon" USING btree ("account_id","coupon_id") WHERE "held_coupon"."status" = 'available';