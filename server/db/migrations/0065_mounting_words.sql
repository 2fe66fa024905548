-- Parts are looked for by how they are mounted and by the kind of their housing: their search words are made anew, a piece at a time.
UPDATE "category" SET "stale_since" = now();
