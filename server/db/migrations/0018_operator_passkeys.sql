CREATE TABLE "operator_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"value" text NOT NULL,
	"session_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "operator_passkey_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "operator_passkey_name" UNIQUE("person_id","name")
);
--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_challenge" ADD CONSTRAINT "operator_challenge_session_id_operator_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."operator_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkey" ADD CONSTRAINT "operator_passkey_person_id_operator_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."operator_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_challenge_by_session" ON "operator_challenge" USING btree ("session_id");