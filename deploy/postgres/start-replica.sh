#!/usr/bin/env bash
# Copies the primary once, then replicates it. Settings: PGDATA, PRIMARY, REPLICATION_PASSWORD; arguments go to PostgreSQL.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # An interrupted copy is unusable.
  rm -rf "$PGDATA.part"
  PGPASSWORD=$REPLICATION_PASSWORD pg_basebackup --pgdata="$PGDATA.part" --host="$PRIMARY" --username=replicator \
    --slot=replica --wal-method=stream --checkpoint=fast --write-recovery-conf --no-password
  chmod 0700 "$PGDATA.part"
  rm -rf "$PGDATA"
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres "$@"
