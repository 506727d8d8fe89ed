/**
 * Isolation of tenants. The collections check every reference before they save it. These triggers check it again, for
 * everything else that writes to the database.
 */
export const tenancy = `
-- This function returns the SQL expression for the tenant of a row: its own tenant column or, for a part of a
-- document, the tenant of its parent. Null means that the rows of this table belong to no tenant.
CREATE FUNCTION forecourt_tenant_expression(relation oid, alias text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  own text;
  parent_key record;
  name text;
BEGIN
  SELECT attname INTO own FROM pg_attribute
    WHERE attrelid = relation AND attname IN ('tenant_id', 'version_tenant_id') AND NOT attisdropped LIMIT 1;
  IF own IS NOT NULL THEN RETURN format('%s.%I', alias, own); END IF;
  SELECT c.confrelid AS parent, a.attname AS via INTO parent_key
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.conrelid = relation AND a.attname IN ('_parent_id', 'parent_id') LIMIT 1;
  IF parent_key IS NULL THEN RETURN NULL; END IF;
  name := lower(alias) || '_parent';
  RETURN '(SELECT ' || forecourt_tenant_expression(parent_key.parent, name)
    || format(' FROM %s %I WHERE %I.id = %s.%I)', parent_key.parent::regclass, name, name, alias, parent_key.via);
END $$;

-- This function adds a trigger to every foreign key between tables of tenants. The trigger refuses a row that points
-- to a row of another tenant. Migrations that add tables call this function again, so it skips the foreign keys that
-- have their trigger.
CREATE FUNCTION forecourt_guard_relations() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  f record;
  tenant text;
  guard text;
  created integer := 0;
BEGIN
  FOR f IN
    SELECT c.conrelid AS relation, c.conrelid::regclass AS source, c.confrelid::regclass AS target, a.attname AS via,
      r.relname AS table_name
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_class r ON r.oid = c.conrelid
    JOIN pg_namespace n ON n.oid = r.relnamespace
    WHERE c.contype = 'f' AND n.nspname = current_schema()
      AND a.attname NOT IN ('_parent_id', 'parent_id', 'tenant_id', 'version_tenant_id')
      AND EXISTS (SELECT 1 FROM pg_attribute t
        WHERE t.attrelid = c.confrelid AND t.attname = 'tenant_id' AND NOT t.attisdropped)
  LOOP
    tenant := forecourt_tenant_expression(f.relation, 'NEW');
    guard := 'guard_' || md5(f.table_name || '.' || f.via);
    CONTINUE WHEN tenant IS NULL
      OR EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = f.relation AND g.tgname = guard);
    EXECUTE format($f$CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $g$
      BEGIN
        IF NEW.%I IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s target WHERE target.id = NEW.%I AND target.tenant_id = %s) THEN
          RAISE EXCEPTION 'row of %s points to another tenant by %s' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NULL;
      END $g$ $f$, guard, f.via, f.target, f.via, tenant, f.table_name, f.via);
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE ON %s DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION %I()', guard, f.source, guard);
    created := created + 1;
  END LOOP;
  RETURN created;
END $$;

-- Deleting a tenant directly would leave its rows behind without an owner. Only its purge may delete it.
CREATE FUNCTION forecourt_keep_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status::text <> 'purging' THEN
    RAISE EXCEPTION 'tenant % is archived and purged, never deleted', OLD.slug
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER forecourt_keep_tenant BEFORE DELETE ON tenants FOR EACH ROW EXECUTE FUNCTION forecourt_keep_tenant();

-- A save that read the tenant before its purge began would write the old status back, so the status of a tenant that
-- is being purged cannot change.
CREATE FUNCTION forecourt_keep_purging() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'tenant % is being deleted, it cannot come back', OLD.slug
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_keep_purging';
END $$;
CREATE TRIGGER forecourt_keep_purging BEFORE UPDATE ON tenants FOR EACH ROW
  WHEN (OLD.status::text = 'purging' AND NEW.status::text IS DISTINCT FROM 'purging')
  EXECUTE FUNCTION forecourt_keep_purging();
`
