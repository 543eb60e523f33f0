#!/bin/bash
# Runs once, when the primary's database is made: the replica may follow with the same password.
set -euo pipefail
echo "host replication shop all scram-sha-256" >> "$PGDATA/pg_hba.conf"
