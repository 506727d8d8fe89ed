import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Triggers that no configuration describes: the stock change log, content announcements, the tenant guard of relations. */
const up_sql = `-- Stock changes: written and announced in the transaction that makes them, so that the command line, the panel
-- and plain SQL all reach every process (design: stock path).
CREATE TABLE stock_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  tenant_id uuid NOT NULL,
  vehicle_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_changes_xact_idx ON stock_changes (xact);

CREATE FUNCTION forecourt_log_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT tenant_id, id FROM gone WHERE tenant_id IS NOT NULL;
    PERFORM pg_notify('forecourt_stock', t::text) FROM (SELECT DISTINCT tenant_id AS t FROM gone WHERE tenant_id IS NOT NULL) x;
  ELSE
    INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT tenant_id, id FROM come WHERE tenant_id IS NOT NULL;
    PERFORM pg_notify('forecourt_stock', t::text) FROM (SELECT DISTINCT tenant_id AS t FROM come WHERE tenant_id IS NOT NULL) x;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER vehicles_log_insert AFTER INSERT ON vehicles REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();
CREATE TRIGGER vehicles_log_update AFTER UPDATE ON vehicles REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();
CREATE TRIGGER vehicles_log_delete AFTER DELETE ON vehicles REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();

-- Content changes: announced as tenant:table once the transaction commits.
CREATE FUNCTION forecourt_announce() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  PERFORM pg_notify('forecourt_content', coalesce(to_jsonb(changed) ->> 'tenant_id', CASE WHEN TG_TABLE_NAME = 'tenants' THEN to_jsonb(changed) ->> 'id' END, '') || ':' || TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Every table that stands for a tenant's content announces its changes; called again by migrations that add tables.
CREATE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$;

-- The last line of isolation: a row may only point to rows of its own tenant, whatever wrote it.
CREATE FUNCTION forecourt_tenant_expression(relation oid, alias text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  own text;
  up record;
  name text;
BEGIN
  SELECT attname INTO own FROM pg_attribute WHERE attrelid = relation AND attname IN ('tenant_id', 'version_tenant_id') AND NOT attisdropped LIMIT 1;
  IF own IS NOT NULL THEN RETURN format('%s.%I', alias, own); END IF;
  SELECT c.confrelid AS parent, a.attname AS via INTO up FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.conrelid = relation AND a.attname IN ('_parent_id', 'parent_id') LIMIT 1;
  IF up IS NULL THEN RETURN NULL; END IF;
  name := lower(alias) || '_parent';
  RETURN '(SELECT ' || forecourt_tenant_expression(up.parent, name) || format(' FROM %s %I WHERE %I.id = %s.%I)', up.parent::regclass, name, name, alias, up.via);
END $$;

CREATE FUNCTION forecourt_guard_relations() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  f record;
  tenant text;
  guard text;
  made integer := 0;
BEGIN
  FOR f IN
    SELECT c.conrelid AS relation, c.conrelid::regclass AS source, c.confrelid::regclass AS target, a.attname AS via, r.relname AS table_name
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_class r ON r.oid = c.conrelid
    JOIN pg_namespace n ON n.oid = r.relnamespace
    WHERE c.contype = 'f' AND n.nspname = current_schema() AND a.attname NOT IN ('_parent_id', 'parent_id', 'tenant_id', 'version_tenant_id')
      AND EXISTS (SELECT 1 FROM pg_attribute t WHERE t.attrelid = c.confrelid AND t.attname = 'tenant_id' AND NOT t.attisdropped)
  LOOP
    tenant := forecourt_tenant_expression(f.relation, 'NEW');
    guard := 'guard_' || md5(f.table_name || '.' || f.via);
    CONTINUE WHEN tenant IS NULL OR EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = f.relation AND g.tgname = guard);
    EXECUTE format($f$CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $g$
      BEGIN
        IF NEW.%I IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s target WHERE target.id = NEW.%I AND target.tenant_id = %s) THEN
          RAISE EXCEPTION 'row of %s points to another tenant by %s' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NULL;
      END $g$ $f$, guard, f.via, f.target, f.via, tenant, f.table_name, f.via);
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE ON %s DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION %I()', guard, f.source, guard);
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;

SELECT forecourt_announce_content();
SELECT forecourt_guard_relations();
`

const down_sql = `
DROP TRIGGER vehicles_log_insert ON vehicles;
DROP TRIGGER vehicles_log_update ON vehicles;
DROP TRIGGER vehicles_log_delete ON vehicles;
DROP TABLE stock_changes;
DO $$ DECLARE t record; BEGIN
  FOR t IN SELECT tgname, tgrelid::regclass AS r FROM pg_trigger WHERE NOT tgisinternal AND (tgname = 'forecourt_announce' OR tgname LIKE 'guard\\_%') LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', t.tgname, t.r);
  END LOOP;
  FOR t IN SELECT p.oid::regprocedure AS f FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = current_schema() AND (p.proname LIKE 'forecourt\\_%' OR p.proname LIKE 'guard\\_%') LOOP
    EXECUTE format('DROP FUNCTION %s', t.f);
  END LOOP;
END $$;
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(up_sql))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(down_sql))
}
