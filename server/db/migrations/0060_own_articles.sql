ALTER TABLE "own_page" RENAME TO "own_article";--> statement-breakpoint
ALTER TABLE "own_article" RENAME COLUMN "code" TO "slug";--> statement-breakpoint
ALTER TABLE "own_article" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "own_article" ADD COLUMN "live" jsonb;--> statement-breakpoint
ALTER TABLE "own_article" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "own_article" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "own_article" SET "kind" = 'page', "live" = jsonb_build_object('texts', "texts", 'facts', null, 'until', null), "published_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "own_article" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "own_article" DROP COLUMN "texts";--> statement-breakpoint
ALTER TABLE "own_article" DROP CONSTRAINT "own_page_pkey";--> statement-breakpoint
ALTER TABLE "own_article" ADD CONSTRAINT "own_article_kind_slug_pk" PRIMARY KEY("kind","slug");--> statement-breakpoint
CREATE TABLE "article_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"how" text NOT NULL,
	"written" jsonb NOT NULL,
	"picture_ids" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_version_of" ON "article_version" USING btree ("kind","slug","id");--> statement-breakpoint
ALTER TABLE "article_text" ADD COLUMN "source" text;
