#!/bin/bash
# Runs once, when the cluster is made: the shop's role and database. $1 is the address of the new primary.
set -euo pipefail
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --set "password=${SHOP_DATABASE_PASSWORD:?}" "$1" <<'SQL'
create role shop login password :'password';
create database shop owner shop;
SQL
