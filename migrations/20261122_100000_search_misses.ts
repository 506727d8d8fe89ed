import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Words of searches that found nothing, counted by day (ANL-02). No content: a count must not make pages anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE search_misses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  day date NOT NULL,
  words text NOT NULL CHECK (length(words) <= 60),
  count integer NOT NULL,
  UNIQUE (tenant_id, day, words)
);
CREATE OR REPLACE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants', 'saved_searches', 'search_events',
        'leads', 'events', 'vehicle_views', 'vehicle_price_changes', 'audit', 'shoppers', 'saved_cars', 'lead_routes',
        'lead_deliveries', 'appointments', 'valuations', 'reservations', 'payments', 'purchases', 'prize_spins',
        'messages', 'sign_in_codes', 'search_misses')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search_misses`)
}
