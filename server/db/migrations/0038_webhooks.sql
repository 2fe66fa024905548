CREATE TABLE "webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_event_due" ON "webhook_event" USING btree ("webhook_id","next_try_at") WHERE "webhook_event"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_event_by_webhook" ON "webhook_event" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_event_by_time" ON "webhook_event" USING btree ("created_at");
--> statement-breakpoint
CREATE FUNCTION note_webhook_event(kind text, type text, at timestamptz, data jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_event (id, webhook_id, type, body, created_at, next_try_at)
  SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), w.id, type,
    jsonb_build_object('type', type, 'timestamp', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text, at, at
  FROM webhook w WHERE kind = ANY (w.kinds) AND w.stopped_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION note_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event('orders', 'order.' || NEW.code, NEW.at, jsonb_build_object('order_no', o.order_no, 'status', o.status,
    'payment_status', o.payment_status, 'total', o.total, 'currency', o.currency, 'version', o.version))
  FROM shop_order o WHERE o.order_no = NEW.order_no;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER order_event_told AFTER INSERT ON order_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_order_event();
--> statement-breakpoint
CREATE FUNCTION note_quote_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event('quotes', 'quote.' || CASE TG_TABLE_NAME WHEN 'inquiry_message' THEN 'message' ELSE to_jsonb(NEW) ->> 'code' END, NEW.at,
    jsonb_strip_nulls(jsonb_build_object('inquiry_no', i.inquiry_no, 'status', i.status, 'version', i.version, 'order_no', i.order_no,
    'from', to_jsonb(NEW) ->> 'from')))
  FROM inquiry i WHERE i.inquiry_no = NEW.inquiry_no;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER inquiry_event_told AFTER INSERT ON inquiry_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_quote_event();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER inquiry_message_told AFTER INSERT ON inquiry_message DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_quote_event();
--> statement-breakpoint
CREATE FUNCTION note_stock_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM webhook w WHERE 'stock' = ANY (w.kinds) AND w.stopped_at IS NULL) THEN
    PERFORM note_webhook_event('stock', 'stock.changed', max(m.at), jsonb_build_object('list', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'mpn', p.mpn, 'web_url', p.slug, 'kind', m.kind, 'on_hand', m.on_hand, 'reserved', m.reserved, 'reference', m.reference)) ORDER BY m.id)))
    FROM (SELECT c.*, (row_number() OVER (ORDER BY c.id) - 1) / 500 AS chunk FROM changed_to c) m JOIN product p ON p.id = m.product_id
    GROUP BY m.chunk;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_told AFTER INSERT ON stock_movement REFERENCING NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION note_stock_event();
--> statement-breakpoint
CREATE FUNCTION note_customer_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event('customers', 'customer.' || CASE WHEN TG_OP = 'INSERT' THEN 'created' WHEN NEW.status = 'erased' THEN 'erased' ELSE 'changed' END,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE now() END, jsonb_build_object('account_id', NEW.id, 'status', NEW.status));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_made_told AFTER INSERT ON account FOR EACH ROW EXECUTE FUNCTION note_customer_event();
--> statement-breakpoint
CREATE TRIGGER account_changed_told AFTER UPDATE ON account FOR EACH ROW WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.phone, OLD.company, OLD.country,
  OLD.status, OLD.may_pay_by_invoice) IS DISTINCT FROM (NEW.email, NEW.first_name, NEW.last_name, NEW.phone, NEW.company, NEW.country, NEW.status,
  NEW.may_pay_by_invoice)) EXECUTE FUNCTION note_customer_event();
