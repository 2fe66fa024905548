CREATE TABLE "own_page" (
	"code" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"covered" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
