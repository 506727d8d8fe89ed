import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * How far a hosted search index has followed the change log; and the log's entry for "every vehicle of the tenant",
 * written when a yard or the tenant itself changes, so that no reader depends on having listened at that moment.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE search_sync (
  index_name text PRIMARY KEY,
  position text,
  applied text[] NOT NULL DEFAULT '{}',
  settings_hash text,
  synced_at timestamptz
);

CREATE FUNCTION forecourt_log_all_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  tenant uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  tenant := (to_jsonb(changed) ->> (CASE WHEN TG_TABLE_NAME = 'tenants' THEN 'id' ELSE 'tenant_id' END))::uuid;
  IF tenant IS NOT NULL THEN
    INSERT INTO stock_changes (tenant_id, vehicle_id) VALUES (tenant, '00000000-0000-0000-0000-000000000000');
    PERFORM pg_notify('forecourt_stock', tenant::text);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_log_stock AFTER INSERT OR UPDATE OR DELETE ON locations
  FOR EACH ROW EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_stock AFTER INSERT OR UPDATE OR DELETE ON tenants
  FOR EACH ROW EXECUTE FUNCTION forecourt_log_all_stock();
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER forecourt_log_stock ON tenants;
DROP TRIGGER forecourt_log_stock ON locations;
DROP FUNCTION forecourt_log_all_stock();
DROP TABLE search_sync;
`)
}
