#!/bin/sh
# Called by Patroni once, on the first primary, with the connection as its argument.
set -eu
psql "$1" -v ON_ERROR_STOP=1 -v password="$TAISEN_DATABASE_PASSWORD" <<'SQL'
create role taisen login password :'password';
create database taisen owner taisen;
SQL
