#!/bin/sh
# Restores a backup of postgres-backup.sh, with the server stopped, into an empty database:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/gida docs/postgres-restore.sh /backups/2026-11-23
set -eu
pg_restore --single-transaction --no-owner --dbname="$DATABASE_URL" "$1/database.dump"
mkdir -p "$DATA_DIR"
tar -C "$DATA_DIR" -xf "$1/images.tar"
# Ends all sessions and codes, and names images without a file.
npm run --silent --prefix "$(dirname "$0")/.." after-restore
