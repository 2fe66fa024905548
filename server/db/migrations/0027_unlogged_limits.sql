-- A count that a crash of the database server forgets is worth no write to its log, nor a copy on each replica.
ALTER TABLE "rate_window" SET UNLOGGED;
