UPDATE "api_key" SET "scopes" = array_replace("scopes", 'catalogue', 'catalog') WHERE 'catalogue' = ANY ("scopes");--> statement-breakpoint
UPDATE "operator_key" SET "scopes" = array_replace("scopes", 'catalogue', 'catalog') WHERE 'catalogue' = ANY ("scopes");
