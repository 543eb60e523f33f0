#!/bin/bash
# The first start copies the primary and remembers how to follow it; every later one just goes on.
set -euo pipefail
export PGPASSWORD="$POSTGRES_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres "$(dirname "$PGDATA")"
  chmod 700 "$PGDATA"
  gosu postgres pg_basebackup --host=primary --username=shop --pgdata="$PGDATA" \
    --wal-method=stream --write-recovery-conf --create-slot --slot=replica
fi
exec gosu postgres postgres
