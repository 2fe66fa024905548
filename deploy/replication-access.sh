#!/bin/sh
# Lets replicas of compose.scaled.yaml in; run once by the database's container, when it makes its cluster.
echo 'host replication shop all scram-sha-256' >>"$PGDATA/pg_hba.conf"
