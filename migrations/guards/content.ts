/**
 * Content of the pages. Every process is notified of changed content and expires the tenant's pages
 * (docs/decisions/0004-page-expiry.md).
 */
export const content = `
-- This function sends the tenant and the table to all processes, when the transaction commits.
CREATE FUNCTION forecourt_announce() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  PERFORM pg_notify('forecourt_content', coalesce(to_jsonb(changed) ->> 'tenant_id',
    CASE WHEN TG_TABLE_NAME = 'tenants' THEN to_jsonb(changed) ->> 'id' END, '') || ':' || TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- This function adds that trigger to every table with a tenant, except tables whose rows appear on no page: what
-- shoppers do must not expire all pages of a site. Vehicles have the change log instead. Migrations that add tables
-- call this function again, so it skips the tables that have their trigger.
CREATE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants', 'saved_searches',
        'search_events', 'leads', 'events', 'vehicle_views', 'vehicle_price_changes', 'audit', 'shoppers', 'saved_vehicles',
        'lead_routes', 'lead_deliveries', 'appointments', 'valuations', 'reservations', 'payments', 'purchases',
        'prize_spins', 'messages', 'sign_in_codes', 'zero_result_searches', 'popular_searches',
        'upload_removals')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$;
SELECT forecourt_announce_content();

-- A slug is unique among the documents of a tenant that are not in the trash. Payload cannot create partial indexes.
CREATE UNIQUE INDEX locations_own_slug ON locations (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX manufacturers_own_slug ON manufacturers (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX models_own_slug ON models (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX brands_own_slug ON brands (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX pages_own_slug ON pages (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX offers_own_slug ON offers (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX posts_own_slug ON posts (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX post_categories_own_slug ON post_categories (tenant_id, slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX redirects_own_from ON redirects (tenant_id, "from") WHERE deleted_at IS NULL;
`
