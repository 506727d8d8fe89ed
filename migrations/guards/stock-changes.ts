/**
 * The change log of the stock. Each change is logged and announced in the transaction that makes it, so that changes
 * made by commands, the panel and plain SQL all reach the search of every process
 * (docs/decisions/0003-change-log-position.md).
 */
export const stockChanges = `
-- The columns have no foreign keys because the entries outlive a purged tenant for a day: other processes learn from
-- them that its stock is gone.
CREATE TABLE stock_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  tenant_id uuid NOT NULL,
  -- An id of zeros means all vehicles of the tenant.
  vehicle_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_changes_xact_idx ON stock_changes (xact);

-- Vehicles are logged by statement because an import writes many vehicles with one statement.
CREATE FUNCTION forecourt_log_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT tenant_id, id FROM old_vehicles WHERE tenant_id IS NOT NULL;
    PERFORM pg_notify('forecourt_stock', t::text)
      FROM (SELECT DISTINCT tenant_id AS t FROM old_vehicles WHERE tenant_id IS NOT NULL) x;
  ELSE
    INSERT INTO stock_changes (tenant_id, vehicle_id) SELECT tenant_id, id FROM new_vehicles WHERE tenant_id IS NOT NULL;
    PERFORM pg_notify('forecourt_stock', t::text)
      FROM (SELECT DISTINCT tenant_id AS t FROM new_vehicles WHERE tenant_id IS NOT NULL) x;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER vehicles_log_insert AFTER INSERT ON vehicles REFERENCING NEW TABLE AS new_vehicles
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();
CREATE TRIGGER vehicles_log_update AFTER UPDATE ON vehicles REFERENCING NEW TABLE AS new_vehicles
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();
CREATE TRIGGER vehicles_log_delete AFTER DELETE ON vehicles REFERENCING OLD TABLE AS old_vehicles
  FOR EACH STATEMENT EXECUTE FUNCTION forecourt_log_stock();

-- Search records show a vehicle's location, and the stock of an archived tenant is not searched. A change of a
-- location or a tenant is therefore logged as a change of all vehicles, so that no reader depends on hearing the
-- notification.
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

-- The switches of a template apply to all of its tenants, so its change is logged for each of them.
CREATE FUNCTION forecourt_log_template_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_changes (tenant_id, vehicle_id)
    SELECT id, '00000000-0000-0000-0000-000000000000' FROM tenants WHERE template_id = NEW.id;
  PERFORM pg_notify('forecourt_stock', id::text) FROM tenants WHERE template_id = NEW.id;
  RETURN NULL;
END $$;

-- A search record shows a weekly repayment only if the finance switches allow it, so a change of those switches
-- changes all records.
CREATE TRIGGER forecourt_log_finance_new AFTER INSERT ON site_settings
  FOR EACH ROW WHEN (NEW.switches -> 'finance' IS NOT NULL) EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_finance AFTER UPDATE ON site_settings
  FOR EACH ROW WHEN ((OLD.switches -> 'finance') IS DISTINCT FROM (NEW.switches -> 'finance'))
  EXECUTE FUNCTION forecourt_log_all_stock();
CREATE TRIGGER forecourt_log_finance AFTER UPDATE ON templates
  FOR EACH ROW WHEN ((OLD.switches -> 'finance') IS DISTINCT FROM (NEW.switches -> 'finance'))
  EXECUTE FUNCTION forecourt_log_template_stock();

-- These two switches decide whether a search record is marked as certified and how records are sorted, so a change of
-- them changes all records too.
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
`
