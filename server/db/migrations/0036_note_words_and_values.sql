-- Words, order codes and values of parameters are noted by part: a search engine beside the database holds them, the copies in memory do not.
CREATE FUNCTION note_product_words() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT 'told', r.id FROM changed_to r JOIN changed_from o ON o.id = r.id
    WHERE r.search IS DISTINCT FROM o.search ON CONFLICT DO NOTHING$sql$;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_offer_codes() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  EXECUTE $sql$INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'told', r.product_id FROM changed_to r JOIN changed_from o ON o.id = r.id
    WHERE r.sku IS DISTINCT FROM o.sku ON CONFLICT DO NOTHING$sql$;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE FUNCTION note_facet_values() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'told', r.product_id FROM changed_to r ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_change (kind, id) SELECT DISTINCT 'told', r.product_id FROM changed_from r ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $body$;
--> statement-breakpoint
CREATE TRIGGER product_words_noted AFTER UPDATE ON product REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_product_words();
--> statement-breakpoint
CREATE TRIGGER offer_codes_noted AFTER UPDATE ON offer REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_offer_codes();
--> statement-breakpoint
CREATE TRIGGER product_facet_insert_told AFTER INSERT ON product_facet REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_facet_values();
--> statement-breakpoint
CREATE TRIGGER product_facet_update_told AFTER UPDATE ON product_facet REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_facet_values();
--> statement-breakpoint
CREATE TRIGGER product_facet_delete_told AFTER DELETE ON product_facet REFERENCING OLD TABLE AS changed_from FOR EACH STATEMENT EXECUTE FUNCTION note_facet_values();
