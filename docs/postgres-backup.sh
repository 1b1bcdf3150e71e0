#!/bin/sh
# Backs up Gida on PostgreSQL, with the server running, into a new folder:
#   DATABASE_URL=postgres://… DATA_DIR=/var/lib/gida docs/postgres-backup.sh /backups/2026-11-23
set -eu
umask 077
mkdir "$1"
pg_dump --format=custom --no-owner --file="$1/database.dump" "$DATABASE_URL"
# After the database, so that every image of it is here or in the trash. Code 1: a file was deleted meanwhile.
tar -C "$DATA_DIR" --exclude=media/variants --exclude=media/unfinished -cf "$1/images.tar" media || [ $? = 1 ]
