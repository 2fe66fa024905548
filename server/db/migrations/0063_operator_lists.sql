CREATE TABLE "stock_worth" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"micros" double precision NOT NULL
);
--> statement-breakpoint
INSERT INTO stock_worth (product_id, micros)
  SELECT s.product_id, s.on_hand::float8 * f.break_micros[1] FROM stock s JOIN offer f ON f.product_id = s.product_id AND f.is_default AND cardinality(f.break_micros) > 0
  WHERE s.on_hand > 0 AND f.break_micros[1] > 0;
--> statement-breakpoint
ALTER TABLE "stock_worth" ADD CONSTRAINT "stock_worth_product_id_stock_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."stock"("product_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "stock_worth_most" ON "stock_worth" USING btree ("micros" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
DROP INDEX "shop_order_by_time";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "country" text GENERATED ALWAYS AS (shipping_address->>'country') STORED;--> statement-breakpoint
CREATE INDEX "product_hidden" ON "product" USING btree ("category_id","id") WHERE hidden;--> statement-breakpoint
CREATE INDEX "offer_priced" ON "offer" USING btree ("product_id") WHERE not hidden and cardinality(break_micros) > 0;--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("product_id") WHERE on_hand - reserved < safety;--> statement-breakpoint
CREATE INDEX "stock_none" ON "stock" USING btree ("product_id") WHERE on_hand - reserved <= safety;--> statement-breakpoint
CREATE INDEX "shop_order_by_country" ON "shop_order" USING btree ("country","status","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_by_time" ON "shop_order" USING btree ("created_at","status","currency","rate_micros","total","paid","refunded","order_no");--> statement-breakpoint
CREATE FUNCTION weigh_stock(ids integer[]) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  -- Planned anew each time: a few parts or all of them.
  EXECUTE $sql$INSERT INTO stock_worth AS kept (product_id, micros)
    SELECT s.product_id, s.on_hand::float8 * f.break_micros[1] FROM (SELECT DISTINCT id FROM unnest($1) AS t (id)) changed
      JOIN stock s ON s.product_id = changed.id JOIN offer f ON f.product_id = s.product_id AND f.is_default AND cardinality(f.break_micros) > 0
    WHERE s.on_hand > 0 AND f.break_micros[1] > 0 ORDER BY s.product_id
    ON CONFLICT (product_id) DO UPDATE SET micros = excluded.micros WHERE kept.micros <> excluded.micros$sql$ USING ids;
  EXECUTE $sql$DELETE FROM stock_worth w USING (SELECT DISTINCT id FROM unnest($1) AS t (id)) changed
    WHERE w.product_id = changed.id AND NOT EXISTS (SELECT 1 FROM stock s JOIN offer f ON f.product_id = s.product_id AND f.is_default
      WHERE s.product_id = w.product_id AND s.on_hand > 0 AND f.break_micros[1] > 0)$sql$ USING ids;
END $body$;
--> statement-breakpoint
CREATE FUNCTION weigh_changed_stock() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(r.product_id) INTO ids FROM changed_to r;
  ELSE
    EXECUTE $sql$SELECT array_agg(r.product_id) FROM changed_to r JOIN changed_from o USING (product_id) WHERE r.on_hand <> o.on_hand$sql$ INTO ids;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM weigh_stock(ids);
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE FUNCTION weigh_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(r.product_id) INTO ids FROM changed_to r WHERE r.is_default;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(r.product_id) INTO ids FROM changed_from r WHERE r.is_default;
  ELSE
    EXECUTE $sql$SELECT array_agg(noted.id) FROM changed_to r JOIN changed_from o ON o.id = r.id, LATERAL (VALUES (o.product_id), (r.product_id)) AS noted (id)
      WHERE (r.product_id, r.is_default, r.break_micros[1]) IS DISTINCT FROM (o.product_id, o.is_default, o.break_micros[1])$sql$ INTO ids;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM weigh_stock(ids);
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER stock_insert_weighed AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION weigh_changed_stock();
--> statement-breakpoint
CREATE TRIGGER stock_update_weighed AFTER UPDATE ON stock REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION weigh_changed_stock();
--> statement-breakpoint
CREATE TRIGGER offer_insert_weighed AFTER INSERT ON offer REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION weigh_changed_offers();
--> statement-breakpoint
CREATE TRIGGER offer_update_weighed AFTER UPDATE ON offer REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION weigh_changed_offers();
--> statement-breakpoint
CREATE TRIGGER offer_delete_weighed AFTER DELETE ON offer REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION weigh_changed_offers();
