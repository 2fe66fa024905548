CREATE TABLE "manufacturer_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"manufacturer_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "manufacturer_slug" ADD CONSTRAINT "manufacturer_slug_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE cascade ON UPDATE no action;