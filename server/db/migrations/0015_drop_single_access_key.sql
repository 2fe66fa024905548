ALTER TABLE "shop_order" DROP COLUMN "access_key_hash";--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "access_key_until";--> statement-breakpoint
ALTER TABLE "inquiry" DROP COLUMN "access_key_hash";--> statement-breakpoint
ALTER TABLE "inquiry" DROP COLUMN "access_key_until";