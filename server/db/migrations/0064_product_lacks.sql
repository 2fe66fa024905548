CREATE TABLE "product_lack" (
	"lack" text NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_lack_lack_product_id_pk" PRIMARY KEY("lack","product_id")
);
--> statement-breakpoint
CREATE INDEX "stock_level" ON "stock" USING btree ("product_id","on_hand","reserved","safety");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION weigh_stock(ids integer[]) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  -- Planned anew each time: a few parts, or with null all of them.
  EXECUTE $sql$INSERT INTO stock_worth AS kept (product_id, micros)
    SELECT s.product_id, s.on_hand::float8 * f.break_micros[1] FROM stock s
      JOIN offer f ON f.product_id = s.product_id AND f.is_default AND cardinality(f.break_micros) > 0
      LEFT JOIN stock_worth w ON w.product_id = s.product_id
    WHERE ($1 IS NULL OR s.product_id = ANY ($1)) AND s.on_hand > 0 AND f.break_micros[1] > 0
      AND w.micros IS DISTINCT FROM s.on_hand::float8 * f.break_micros[1] ORDER BY s.product_id
    ON CONFLICT (product_id) DO UPDATE SET micros = excluded.micros WHERE kept.micros <> excluded.micros$sql$ USING ids;
  EXECUTE $sql$DELETE FROM stock_worth w WHERE ($1 IS NULL OR w.product_id = ANY ($1))
    AND NOT EXISTS (SELECT FROM stock s JOIN offer f ON f.product_id = s.product_id AND f.is_default
      WHERE s.product_id = w.product_id AND s.on_hand > 0 AND f.break_micros[1] > 0)$sql$ USING ids;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_lacks(kind text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  present text := CASE kind
    WHEN 'level' THEN 'SELECT FROM stock s WHERE s.product_id = p.id'
    WHEN 'price' THEN 'SELECT FROM offer f WHERE f.product_id = p.id AND NOT f.hidden AND cardinality(f.break_micros) > 0'
  END;
BEGIN
  -- Planned anew each time: a few parts, or with null all of them.
  EXECUTE format('DELETE FROM product_lack l USING product p
    WHERE l.lack = $1 AND p.id = l.product_id AND ($2 IS NULL OR l.product_id = ANY ($2)) AND EXISTS (%s)', present) USING kind, ids;
  EXECUTE format('INSERT INTO product_lack (lack, product_id) SELECT $1, p.id FROM product p
    WHERE ($2 IS NULL OR p.id = ANY ($2)) AND NOT EXISTS (%s) ORDER BY p.id ON CONFLICT DO NOTHING', present) USING kind, ids;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_changed_parts() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_lack (lack, product_id) SELECT kind, r.id FROM (VALUES ('level'), ('price')) AS kinds (kind), changed_to r ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM product_lack l USING (VALUES ('level'), ('price')) AS kinds (kind), changed_from r WHERE l.lack = kind AND l.product_id = r.id;
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_changed_levels() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(r.product_id) INTO ids FROM changed_to r;
  ELSE
    SELECT array_agg(r.product_id) INTO ids FROM changed_from r;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM note_lacks('level', ids);
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE ids integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT r.product_id) INTO ids FROM changed_to r WHERE NOT r.hidden AND cardinality(r.break_micros) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT r.product_id) INTO ids FROM changed_from r WHERE NOT r.hidden AND cardinality(r.break_micros) > 0;
  ELSE
    EXECUTE $sql$SELECT array_agg(DISTINCT noted.id) FROM changed_to r JOIN changed_from o ON o.id = r.id, LATERAL (VALUES (o.product_id), (r.product_id)) AS noted (id)
      WHERE (r.product_id, r.hidden, cardinality(r.break_micros) > 0) IS DISTINCT FROM (o.product_id, o.hidden, cardinality(o.break_micros) > 0)$sql$ INTO ids;
  END IF;
  IF ids IS NOT NULL THEN
    PERFORM note_lacks('price', ids);
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER product_insert_noted_lacks AFTER INSERT ON product REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();
--> statement-breakpoint
CREATE TRIGGER product_delete_noted_lacks AFTER DELETE ON product REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_changed_parts();
--> statement-breakpoint
CREATE TRIGGER stock_insert_noted_lacks AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_changed_levels();
--> statement-breakpoint
CREATE TRIGGER stock_delete_noted_lacks AFTER DELETE ON stock REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_changed_levels();
--> statement-breakpoint
CREATE TRIGGER offer_insert_noted_lacks AFTER INSERT ON offer REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
--> statement-breakpoint
CREATE TRIGGER offer_update_noted_lacks AFTER UPDATE ON offer REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
--> statement-breakpoint
CREATE TRIGGER offer_delete_noted_lacks AFTER DELETE ON offer REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();
--> statement-breakpoint
-- Once the triggers are there nobody writes until this is kept, so nothing comes in between. Worth too: until now it could.
SELECT weigh_stock(NULL), note_lacks('level', NULL), note_lacks('price', NULL);
