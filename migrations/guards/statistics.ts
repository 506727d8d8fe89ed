/** Events, views and searches of shoppers (ANL-01, ANL-02), and the price history of vehicles (VDP-13). */
export const statistics = `
-- The dealer's statistics count these events of shoppers.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  event smallint NOT NULL,
  -- This is not a foreign key because an event is kept when its vehicle is deleted.
  car_id uuid,
  path text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX events_tenant_id ON events (tenant_id, at);
CREATE INDEX events_at ON events (at);

-- Views are counted by day and copied to the vehicles every hour, because each change of a vehicle updates the search
-- of every process.
CREATE TABLE vehicle_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  vehicle_id uuid NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  day date NOT NULL,
  count integer NOT NULL,
  -- This is the number of views that vehicles.views already includes.
  copied integer NOT NULL DEFAULT 0,
  UNIQUE (vehicle_id, day)
);
CREATE INDEX vehicle_views_tenant_id ON vehicle_views (tenant_id);
CREATE INDEX vehicle_views_fresh ON vehicle_views (vehicle_id) WHERE count > copied;

-- The dealer's statistics show the words of searches with zero results, which are counted by day.
CREATE TABLE zero_result_searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  day date NOT NULL,
  words text NOT NULL CHECK (length(words) <= 60),
  count integer NOT NULL,
  UNIQUE (tenant_id, day, words)
);

-- Searches with results are counted by dealer, day and words. The popular ones are suggested (SHP-02).
CREATE TABLE popular_searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  day date NOT NULL,
  words text NOT NULL CHECK (length(words) <= 60),
  count integer NOT NULL,
  UNIQUE (tenant_id, day, words)
);

-- Vehicle pages and statistics show price changes. A trigger records them, so that every way of changing a price
-- counts.
CREATE TABLE vehicle_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  vehicle_id uuid NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null means no price.
  from_cents bigint,
  to_cents bigint,
  price_type text NOT NULL
);
CREATE INDEX vehicle_price_changes_vehicle_id ON vehicle_price_changes (vehicle_id, at);
CREATE INDEX vehicle_price_changes_tenant_id ON vehicle_price_changes (tenant_id);

-- This function returns the price a shopper pays, like src/domain/stock/search-record/to-search-record.ts: the offer price (staff's
-- override before the feed's value), else the price. Ten dollars or less counts as no price.
CREATE FUNCTION forecourt_paid_cents(overrides jsonb, offer numeric, price numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN offered BETWEEN 1001 AND 1e14 THEN offered::bigint
    WHEN price BETWEEN 1001 AND 1e14 THEN price::bigint END
  FROM (SELECT coalesce(CASE WHEN jsonb_typeof(overrides -> 'offer_price_cents') = 'number'
    THEN (overrides ->> 'offer_price_cents')::numeric END, offer) AS offered) o
$$;
CREATE FUNCTION forecourt_record_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER vehicles_record_price_change AFTER UPDATE ON vehicles FOR EACH ROW
  WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents OR OLD.offer_price_cents IS DISTINCT FROM NEW.offer_price_cents
    OR OLD.overrides IS DISTINCT FROM NEW.overrides)
  EXECUTE FUNCTION forecourt_record_price_change();

-- This is the price that a lender's example or a quote was calculated for (FIN-01). If the vehicle's price has changed
-- since, the weekly repayment must not be shown.
ALTER TABLE vehicles ADD COLUMN finance_price_cents numeric;
CREATE FUNCTION forecourt_set_finance_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.finance_price_cents := CASE
    WHEN NEW.finance_lenders IS NULL AND NEW.youx_quote IS NULL THEN NULL
    WHEN NEW.offer_price_cents > 1000 THEN NEW.offer_price_cents
    ELSE NEW.price_cents END;
  RETURN NEW;
END $$;
CREATE TRIGGER vehicles_set_finance_price_insert BEFORE INSERT ON vehicles
  FOR EACH ROW EXECUTE FUNCTION forecourt_set_finance_price();
CREATE TRIGGER vehicles_set_finance_price BEFORE UPDATE ON vehicles FOR EACH ROW
  WHEN (NEW.finance_lenders IS DISTINCT FROM OLD.finance_lenders OR NEW.youx_quote IS DISTINCT FROM OLD.youx_quote)
  EXECUTE FUNCTION forecourt_set_finance_price();
`
