CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"waits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "login_failure_by_last" ON "login_failure" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "rate_window_by_end" ON "rate_window" USING btree ("expire");