-- Custom SQL migration file, put your code below! --
INSERT INTO "access_key" ("key_hash", "order_no", "created_at", "expires_at")
SELECT "access_key_hash", "order_no", "created_at", "access_key_until" FROM "shop_order"
WHERE "access_key_hash" IS NOT NULL AND "access_key_until" > now()
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "access_key" ("key_hash", "inquiry_no", "created_at", "expires_at")
SELECT "hash", "inquiry_no", "created_at", "access_key_until" FROM "inquiry", string_to_table("access_key_hash", ' ') AS "hash"
WHERE "access_key_until" > now() AND "hash" <> ''
ON CONFLICT DO NOTHING;
