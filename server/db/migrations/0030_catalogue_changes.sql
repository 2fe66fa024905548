CREATE TABLE "catalogue_change" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "catalogue_change_xid_kind_id_pk" PRIMARY KEY("xid","kind","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_feed" (
	"id" integer PRIMARY KEY NOT NULL,
	"pruned_to" "xid8" NOT NULL,
	"marked_to" "xid8" NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_feed_single" CHECK ("catalogue_feed"."id" = 1)
);
--> statement-breakpoint
INSERT INTO catalogue_feed (id, pruned_to, marked_to, marked_at) VALUES (1, '0', pg_snapshot_xmin(pg_current_snapshot()), now());
--> statement-breakpoint
CREATE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT noted.kind, noted.id FROM changed_to r, LATERAL (VALUES ('part', r.id), ('category', r.category_id)) AS noted (kind, id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT noted.kind, noted.id FROM changed_from r, LATERAL (VALUES ('part', r.id), ('category', r.category_id)) AS noted (kind, id) ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO catalogue_change (kind, id) SELECT 'part', r.id FROM changed_to r JOIN changed_from o ON o.id = r.id
      WHERE (r.mpn, r.mpn_key, r.manufacturer_id, r.category_id, r.package, r.package_id, r.lifecycle, r.rohs, r.datasheet, r.popularity, r.hidden, r.created_at)
        IS DISTINCT FROM (o.mpn, o.mpn_key, o.manufacturer_id, o.category_id, o.package, o.package_id, o.lifecycle, o.rohs, o.datasheet, o.popularity, o.hidden, o.created_at)
      ON CONFLICT DO NOTHING;
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'category', noted.id FROM changed_to r JOIN changed_from o ON o.id = r.id,
      LATERAL (VALUES (o.category_id), (r.category_id)) AS noted (id)
      WHERE (r.manufacturer_id, r.category_id, r.package, r.package_id, r.hidden)
        IS DISTINCT FROM (o.manufacturer_id, o.category_id, o.package, o.package_id, o.hidden)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_to r ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_from r ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO catalogue_change (kind, id) SELECT 'part', r.product_id FROM changed_to r JOIN changed_from o ON o.product_id = r.product_id
      WHERE (r.on_hand - r.reserved - r.safety, r.backorder) IS DISTINCT FROM (o.on_hand - o.reserved - o.safety, o.backorder)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_offer_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_to r ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_from r ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', noted.id FROM changed_to r JOIN changed_from o ON o.id = r.id,
      LATERAL (VALUES (o.product_id), (r.product_id)) AS noted (id)
      WHERE (r.product_id, r.packaging, r.is_default, r.hidden, r.break_quantities, r.break_micros)
        IS DISTINCT FROM (o.product_id, o.packaging, o.is_default, o.hidden, o.break_quantities, o.break_micros)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_offer_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_to r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_from r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_to r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_facet_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'category', r.category_id FROM changed_to r ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'category', r.category_id FROM changed_from r ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'category', noted.id FROM (SELECT category_id FROM changed_to UNION SELECT category_id FROM changed_from) AS noted (id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_reference_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (kind, id) VALUES ('reference', 0) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (kind, id) VALUES ('everything', 0) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_insert_noted AFTER INSERT ON product REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER product_update_noted AFTER UPDATE ON product REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER product_delete_noted AFTER DELETE ON product REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_product_changes();
--> statement-breakpoint
CREATE TRIGGER product_truncate_noted AFTER TRUNCATE ON product FOR EACH STATEMENT EXECUTE FUNCTION note_everything();
--> statement-breakpoint
CREATE TRIGGER stock_insert_noted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes();
--> statement-breakpoint
CREATE TRIGGER stock_update_noted AFTER UPDATE ON stock REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes();
--> statement-breakpoint
CREATE TRIGGER stock_delete_noted AFTER DELETE ON stock REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes();
--> statement-breakpoint
CREATE TRIGGER stock_truncate_noted AFTER TRUNCATE ON stock FOR EACH STATEMENT EXECUTE FUNCTION note_everything();
--> statement-breakpoint
CREATE TRIGGER offer_insert_noted AFTER INSERT ON offer REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_offer_changes();
--> statement-breakpoint
CREATE TRIGGER offer_update_noted AFTER UPDATE ON offer REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_offer_changes();
--> statement-breakpoint
CREATE TRIGGER offer_delete_noted AFTER DELETE ON offer REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_offer_changes();
--> statement-breakpoint
CREATE TRIGGER offer_truncate_noted AFTER TRUNCATE ON offer FOR EACH STATEMENT EXECUTE FUNCTION note_everything();
--> statement-breakpoint
CREATE TRIGGER offer_price_insert_noted AFTER INSERT ON offer_price REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_offer_price_changes();
--> statement-breakpoint
CREATE TRIGGER offer_price_update_noted AFTER UPDATE ON offer_price REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_offer_price_changes();
--> statement-breakpoint
CREATE TRIGGER offer_price_delete_noted AFTER DELETE ON offer_price REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_offer_price_changes();
--> statement-breakpoint
CREATE TRIGGER offer_price_truncate_noted AFTER TRUNCATE ON offer_price FOR EACH STATEMENT EXECUTE FUNCTION note_everything();
--> statement-breakpoint
CREATE TRIGGER product_facet_insert_noted AFTER INSERT ON product_facet REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_facet_changes();
--> statement-breakpoint
CREATE TRIGGER product_facet_update_noted AFTER UPDATE ON product_facet REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_facet_changes();
--> statement-breakpoint
CREATE TRIGGER product_facet_delete_noted AFTER DELETE ON product_facet REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_facet_changes();
--> statement-breakpoint
CREATE TRIGGER product_facet_truncate_noted AFTER TRUNCATE ON product_facet FOR EACH STATEMENT EXECUTE FUNCTION note_everything();
--> statement-breakpoint
CREATE TRIGGER category_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER category_text_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_text FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER attribute_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER attribute_text_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_text FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER attribute_option_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_option FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER attribute_option_text_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_option_text FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER category_attribute_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_attribute FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER manufacturer_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON manufacturer FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER manufacturer_slug_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON manufacturer_slug FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER package_outline_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON package_outline FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER currency_rate_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currency_rate FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER article_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
--> statement-breakpoint
CREATE TRIGGER picture_noted AFTER UPDATE OR DELETE ON picture FOR EACH STATEMENT EXECUTE FUNCTION note_reference_changes();
