import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What shoppers do, counted (ANL-01, VDP-13), and what a car's price was before: none of it changes a page. Leads are
 * named here too, so that the table, which comes with the next migration, is left out from the beginning.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  event smallint NOT NULL,
  -- No foreign key: what happened stays true when the car is gone.
  car_id uuid,
  path text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX events_tenant_id ON events (tenant_id, at);
CREATE INDEX events_at ON events (at);

CREATE TABLE vehicle_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  vehicle_id uuid NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  day date NOT NULL,
  count integer NOT NULL,
  -- How many of them stand in vehicles.views already.
  copied integer NOT NULL DEFAULT 0,
  UNIQUE (vehicle_id, day)
);
CREATE INDEX vehicle_views_tenant_id ON vehicle_views (tenant_id);
CREATE INDEX vehicle_views_fresh ON vehicle_views (vehicle_id) WHERE count > copied;

CREATE TABLE vehicle_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  vehicle_id uuid NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null where there was, or is, no price.
  from_cents bigint,
  to_cents bigint,
  price_type text NOT NULL
);
CREATE INDEX vehicle_price_changes_vehicle_id ON vehicle_price_changes (vehicle_id, at);
CREATE INDEX vehicle_price_changes_tenant_id ON vehicle_price_changes (tenant_id);

-- What a shopper pays, as src/domain/stock/to-search-record.ts has it: the offer, staff's before the feed's, else the
-- price; ten dollars or less is none.
CREATE FUNCTION forecourt_paid_cents(by_staff jsonb, offer numeric, price numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN offered BETWEEN 1001 AND 1e14 THEN offered::bigint WHEN price BETWEEN 1001 AND 1e14 THEN price::bigint END
  FROM (SELECT coalesce(CASE WHEN jsonb_typeof(by_staff -> 'offer_price_cents') = 'number'
    THEN (by_staff ->> 'offer_price_cents')::numeric END, offer) AS offered) o
$$;

CREATE FUNCTION forecourt_note_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := forecourt_paid_cents(OLD.overrides, OLD.offer_price_cents, OLD.price_cents);
  afterwards bigint := forecourt_paid_cents(NEW.overrides, NEW.offer_price_cents, NEW.price_cents);
BEGIN
  IF NEW.tenant_id IS NOT NULL AND before IS DISTINCT FROM afterwards THEN
    INSERT INTO vehicle_price_changes (tenant_id, vehicle_id, from_cents, to_cents, price_type)
    VALUES (NEW.tenant_id, NEW.id, before, afterwards, NEW.price_type);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER vehicles_note_price AFTER UPDATE ON vehicles FOR EACH ROW
  WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents OR OLD.offer_price_cents IS DISTINCT FROM NEW.offer_price_cents
    OR OLD.overrides IS DISTINCT FROM NEW.overrides)
  EXECUTE FUNCTION forecourt_note_price();
`)
  await db.execute(sql`
CREATE OR REPLACE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants', 'saved_searches', 'search_events',
        'leads', 'events', 'vehicle_views', 'vehicle_price_changes')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER vehicles_note_price ON vehicles;
DROP FUNCTION forecourt_note_price();
DROP FUNCTION forecourt_paid_cents(jsonb, numeric, numeric);
DROP TABLE vehicle_price_changes;
DROP TABLE vehicle_views;
DROP TABLE events;
`)
}
