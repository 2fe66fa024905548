CREATE TABLE "part_source" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" jsonb NOT NULL,
	"secret" text,
	"mapping" text,
	"every_minutes" integer NOT NULL,
	"changes" text NOT NULL,
	"new_manufacturers" boolean NOT NULL,
	"leave_out_faulty" boolean NOT NULL,
	"paused_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"asked_by" text,
	"seen" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_source_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "part_source_run" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"status" text NOT NULL,
	"job_id" text,
	"bytes" bigint,
	"rows" integer,
	"skipped" integer,
	"problems" integer,
	"reason" text,
	"detail" text,
	"errors" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "part_source_run" ADD CONSTRAINT "part_source_run_source_id_part_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."part_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_source_run_by_source" ON "part_source_run" USING btree ("source_id","begun_at");