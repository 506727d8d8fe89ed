import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "held" boolean DEFAULT false;`)
  // By hand: a car is held exactly while a reservation says so, whoever writes either (RSV-01). A save that brings an
  // older `held` along, such as a form's, is put right here; a feed never names it.
  await db.execute(sql`
CREATE FUNCTION forecourt_is_held(car uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = car AND r.state IN ('pending', 'held'))
$$;
CREATE FUNCTION forecourt_keep_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.held := forecourt_is_held(NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER vehicles_keep_held BEFORE UPDATE ON vehicles
  FOR EACH ROW WHEN (NEW.held IS DISTINCT FROM OLD.held) EXECUTE FUNCTION forecourt_keep_held();
CREATE FUNCTION forecourt_mark_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicles v SET held = forecourt_is_held(v.id)
    WHERE v.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.car_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.car_id END)
      AND coalesce(v.held, false) IS DISTINCT FROM forecourt_is_held(v.id);
  RETURN NULL;
END $$;
CREATE TRIGGER reservations_mark_held AFTER INSERT OR DELETE OR UPDATE OF state, car_id ON reservations
  FOR EACH ROW EXECUTE FUNCTION forecourt_mark_held();
`)
  // By hand: the checkouts of payments that move no money, which outlive the process like a provider's do (RSV-03).
  await db.execute(sql`
CREATE TABLE test_checkouts (
  id text PRIMARY KEY,
  key text NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  description text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'expired')),
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  payment_id text UNIQUE,
  refund_id text,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE test_checkouts;
DROP TRIGGER reservations_mark_held ON reservations;
DROP TRIGGER vehicles_keep_held ON vehicles;
DROP FUNCTION forecourt_mark_held();
DROP FUNCTION forecourt_keep_held();
DROP FUNCTION forecourt_is_held(uuid);
`)
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "held";`)
}
