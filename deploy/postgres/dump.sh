#!/usr/bin/env bash
# Makes one backup that `npm run restore` accepts, and reads it once from end to end. Settings: BACKUPS, PGHOST, PGUSER, PGDATABASE, PGPASSWORD.
set -euo pipefail
# A replica that has lost its primary still answers queries, so its dump would be old and look like today's.
follows=$(psql --no-psqlrc --tuples-only --no-align \
  --command='select not pg_is_in_recovery() or exists (select from pg_stat_wal_receiver)')
if [ "$follows" != t ]; then
  echo "Nothing was dumped: $PGHOST does not follow the primary. deploy/README.md says how to copy it anew." >&2
  exit 1
fi
folder=$BACKUPS/uid-$(date -u +%Y-%m-%dT%H-%M-%SZ)
rm -rf "$BACKUPS"/*.part
mkdir "$folder.part"
pg_dump --format=custom --file="$folder.part/uid.dump"
pg_restore --file=/dev/null "$folder.part/uid.dump"
mv "$folder.part" "$folder"
