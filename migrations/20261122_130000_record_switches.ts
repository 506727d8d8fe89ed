import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A record in the index says whether the vehicle is certified, and where it stands in the order, by two switches of the
 * tenant besides those of finance: the certified make and the order by series. A change of either, on the tenant or on
 * its template, is a change of all its records. The indexes of installations that came before this are written once more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE FUNCTION forecourt_record_switches(switches jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_array(switches -> 'display' -> 'certified_make', switches -> 'search' -> 'series_order')
$$;
CREATE TRIGGER forecourt_log_records_new AFTER INSERT ON site_settings
  FOR EACH ROW WHEN (forecourt_record_switches(NEW.switches) <> '[null, null]'::jsonb)
  EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_records AFTER UPDATE ON site_settings
  FOR EACH ROW WHEN (forecourt_record_switches(OLD.switches) IS DISTINCT FROM forecourt_record_switches(NEW.switches))
  EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_records AFTER UPDATE ON templates
  FOR EACH ROW WHEN (forecourt_record_switches(OLD.switches) IS DISTINCT FROM forecourt_record_switches(NEW.switches))
  EXECUTE FUNCTION forecourt_log_template_stock();

INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT id, '00000000-0000-0000-0000-000000000000' FROM tenants;
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER forecourt_log_records ON templates;
DROP TRIGGER forecourt_log_records ON site_settings;
DROP TRIGGER forecourt_log_records_new ON site_settings;
DROP FUNCTION forecourt_record_switches(jsonb);
`)
}
