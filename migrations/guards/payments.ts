/** Reservations and the payments for them. */
export const payments = `
-- A vehicle has one hold at a time, from the moment a shopper begins to pay (RSV-02).
CREATE UNIQUE INDEX reservations_one_hold ON reservations (car_id) WHERE state IN ('pending', 'held');

-- A vehicle is shown as reserved exactly while it has a paid reservation (RSV-01). A pending one does not count, so
-- that nobody can mark a vehicle as reserved without paying.
CREATE FUNCTION forecourt_is_held(car uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = car AND r.state = 'held')
$$;
CREATE FUNCTION forecourt_mark_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicles v SET held = forecourt_is_held(v.id)
    WHERE v.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.car_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.car_id END)
      AND coalesce(v.held, false) IS DISTINCT FROM forecourt_is_held(v.id);
  RETURN NULL;
END $$;
CREATE TRIGGER reservations_mark_held AFTER INSERT OR DELETE OR UPDATE OF state, car_id ON reservations
  FOR EACH ROW EXECUTE FUNCTION forecourt_mark_held();

-- A save of an outdated form would write an old value of this column, so this trigger corrects it.
CREATE FUNCTION forecourt_correct_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.held := forecourt_is_held(NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER vehicles_correct_held BEFORE UPDATE ON vehicles
  FOR EACH ROW WHEN (NEW.held IS DISTINCT FROM OLD.held) EXECUTE FUNCTION forecourt_correct_held();

-- A checkout and a payment of the provider belong to one payment here, so that none can be assigned to another
-- (SEC-01).
CREATE UNIQUE INDEX payments_one_per_checkout ON payments (provider, session_id);
CREATE UNIQUE INDEX payments_one_per_provider_payment ON payments (provider, provider_payment_id);

-- Events of payment providers are recorded once, although providers send the same event again.
CREATE TABLE payment_events (
  id text NOT NULL,
  provider text NOT NULL,
  payment_id uuid,
  kind text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id)
);

-- The test payment driver moves no money, but its checkouts must outlive the process like those of a real provider
-- (RSV-03).
CREATE TABLE test_checkouts (
  id text PRIMARY KEY,
  key text NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  payment_id text UNIQUE,
  refund_id text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
`
