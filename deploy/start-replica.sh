#!/bin/sh
# Starts a read replica of the database of compose.scaled.yaml; a new one is copied from it first.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA"
  PGPASSWORD="$POSTGRES_PASSWORD" pg_basebackup --host=database --username=shop --pgdata="$PGDATA" --checkpoint=fast --write-recovery-conf
fi
exec docker-entrypoint.sh postgres -c hot_standby_feedback=on
