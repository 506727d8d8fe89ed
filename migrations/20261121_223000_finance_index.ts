import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A record in the index shows a repayment only where the tenant's finance switches let its own page show one, so a
 * change of those switches, on the tenant or on its template, is a change of all its records. The indexes of
 * installations that came before this are written once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TRIGGER forecourt_log_finance_new AFTER INSERT ON site_settings
  FOR EACH ROW WHEN (NEW.switches -> 'finance' IS NOT NULL) EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_finance AFTER UPDATE ON site_settings
  FOR EACH ROW WHEN ((OLD.switches -> 'finance') IS DISTINCT FROM (NEW.switches -> 'finance'))
  EXECUTE FUNCTION forecourt_log_all_stock();

CREATE FUNCTION forecourt_log_template_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_changes (tenant_id, vehicle_id)
    SELECT id, '00000000-0000-0000-0000-000000000000' FROM tenants WHERE template_id = NEW.id;
  PERFORM pg_notify('forecourt_stock', id::text) FROM tenants WHERE template_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_log_finance AFTER UPDATE ON templates
  FOR EACH ROW WHEN ((OLD.switches -> 'finance') IS DISTINCT FROM (NEW.switches -> 'finance'))
  EXECUTE FUNCTION forecourt_log_template_stock();

INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT id, '00000000-0000-0000-0000-000000000000' FROM tenants;
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER forecourt_log_finance ON templates;
DROP FUNCTION forecourt_log_template_stock();
DROP TRIGGER forecourt_log_finance ON site_settings;
DROP TRIGGER forecourt_log_finance_new ON site_settings;
`)
}
