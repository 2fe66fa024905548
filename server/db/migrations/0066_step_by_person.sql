ALTER TABLE "order_event" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "inquiry_event" ADD COLUMN "person" text;--> statement-breakpoint
-- Of earlier steps the audit knows who took them: it was written at the same moment.
UPDATE "order_event" e SET "person" = a."actor" FROM "audit" a
  WHERE e."actor" = 'operator' AND a."target" = e."order_no" AND a."at" = e."at" AND a."action" LIKE 'order.%' AND NOT (a."actor" = 'console' AND a."role" IS NULL);--> statement-breakpoint
UPDATE "inquiry_event" e SET "person" = a."actor" FROM "audit" a
  WHERE e."actor" = 'operator' AND a."target" = e."inquiry_no" AND a."at" = e."at" AND a."action" LIKE 'quote.%' AND NOT (a."actor" = 'console' AND a."role" IS NULL);
