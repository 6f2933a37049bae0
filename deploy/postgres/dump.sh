#!/usr/bin/env bash
# One backup as `npm run restore` takes it, read once from end to end. Settings: BACKUPS, PGHOST, PGUSER, PGDATABASE, PGPASSWORD.
set -euo pipefail
folder=$BACKUPS/uid-$(date -u +%Y-%m-%dT%H-%M-%SZ)
rm -rf "$BACKUPS"/*.part
mkdir "$folder.part"
pg_dump --format=custom --file="$folder.part/uid.dump"
pg_restore --file=/dev/null "$folder.part/uid.dump"
mv "$folder.part" "$folder"
