# The image runs this once, on an empty primary. It creates the shop's database, and the role that may replicate the server.
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=site_password="$SITE_PASSWORD" --set=replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role uid login password :'site_password';
create database uid owner uid;
create role replicator login replication password :'replication_password';
select pg_create_physical_replication_slot('replica', true);
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
