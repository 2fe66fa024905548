CREATE TABLE "goods_return" (
	"return_no" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"note" text,
	"statement" jsonb,
	"return_to" text,
	"answer" text,
	"outcome" text,
	"refund" bigint,
	"shipment_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_return_line" (
	"return_no" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	"scrapped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_return_line_return_no_line_id_pk" PRIMARY KEY("return_no","line_id")
);
--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_order_no_shop_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shop_order"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_shipment_no_shipment_shipment_no_fk" FOREIGN KEY ("shipment_no") REFERENCES "public"."shipment"("shipment_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_line" ADD CONSTRAINT "goods_return_line_return_no_goods_return_return_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."goods_return"("return_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_line" ADD CONSTRAINT "goods_return_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_return_by_order" ON "goods_return" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "goods_return_by_status" ON "goods_return" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "goods_return_line_by_line" ON "goods_return_line" USING btree ("line_id");