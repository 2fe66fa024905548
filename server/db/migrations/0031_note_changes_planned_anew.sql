-- Statements with a join are planned anew each time: a plan that is kept from a change of one row takes minutes over a whole table.
CREATE OR REPLACE FUNCTION note_product_changes() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT noted.kind, noted.id FROM changed_to r, LATERAL (VALUES ('part', r.id), ('category', r.category_id)) AS noted (kind, id) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT noted.kind, noted.id FROM changed_from r, LATERAL (VALUES ('part', r.id), ('category', r.category_id)) AS noted (kind, id) ON CONFLICT DO NOTHING;
  ELSE
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT 'part', r.id FROM changed_to r JOIN changed_from o ON o.id = r.id
      WHERE (r.mpn, r.mpn_key, r.manufacturer_id, r.category_id, r.package, r.package_id, r.lifecycle, r.rohs, r.datasheet, r.popularity, r.hidden, r.created_at)
        IS DISTINCT FROM (o.mpn, o.mpn_key, o.manufacturer_id, o.category_id, o.package, o.package_id, o.lifecycle, o.rohs, o.datasheet, o.popularity, o.hidden, o.created_at)
      ON CONFLICT DO NOTHING$sql$;
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'category', noted.id FROM changed_to r JOIN changed_from o ON o.id = r.id,
      LATERAL (VALUES (o.category_id), (r.category_id)) AS noted (id)
      WHERE (r.manufacturer_id, r.category_id, r.package, r.package_id, r.hidden)
        IS DISTINCT FROM (o.manufacturer_id, o.category_id, o.package, o.package_id, o.hidden)
      ON CONFLICT DO NOTHING$sql$;
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_to r ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_from r ON CONFLICT DO NOTHING;
  ELSE
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT 'part', r.product_id FROM changed_to r JOIN changed_from o ON o.product_id = r.product_id
      WHERE (r.on_hand - r.reserved - r.safety, r.backorder) IS DISTINCT FROM (o.on_hand - o.reserved - o.safety, o.backorder)
      ON CONFLICT DO NOTHING$sql$;
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_offer_changes() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_to r ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', r.product_id FROM changed_from r ON CONFLICT DO NOTHING;
  ELSE
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', noted.id FROM changed_to r JOIN changed_from o ON o.id = r.id,
      LATERAL (VALUES (o.product_id), (r.product_id)) AS noted (id)
      WHERE (r.product_id, r.packaging, r.is_default, r.hidden, r.break_quantities, r.break_micros)
        IS DISTINCT FROM (o.product_id, o.packaging, o.is_default, o.hidden, o.break_quantities, o.break_micros)
      ON CONFLICT DO NOTHING$sql$;
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_offer_price_changes() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_to r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING$sql$;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_from r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING$sql$;
  ELSE
    EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'part', o.product_id FROM changed_to r JOIN offer o ON o.id = r.offer_id ON CONFLICT DO NOTHING$sql$;
  END IF;
  RETURN NULL;
END $body$;
