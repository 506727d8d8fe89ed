import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_searches" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "sender" varchar;
  CREATE INDEX "saved_searches_confirmed_at_idx" ON "saved_searches" USING btree ("confirmed_at");
  CREATE INDEX "reservations_sender_idx" ON "reservations" USING btree ("sender");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // By hand: who saved a search before there was a link to open has ticked the box, and goes on hearing of it.
  await db.execute(sql`UPDATE saved_searches SET confirmed_at = created_at`)
  // By hand: a car is shown as reserved once its deposit is paid (RSV-01). While somebody is about to pay it, the index
  // reservations_one_hold alone keeps it from others: who never pays marks nothing.
  await db.execute(sql`
CREATE OR REPLACE FUNCTION forecourt_is_held(car uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = car AND r.state = 'held')
$$;
UPDATE vehicles SET held = false WHERE held AND NOT forecourt_is_held(id);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
CREATE OR REPLACE FUNCTION forecourt_is_held(car uuid) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = car AND r.state IN ('pending', 'held'))
$$;
UPDATE vehicles SET held = true WHERE held IS NOT TRUE AND forecourt_is_held(id);
`)
  await db.execute(sql`
   DROP INDEX "saved_searches_confirmed_at_idx";
  DROP INDEX "reservations_sender_idx";
  ALTER TABLE "saved_searches" DROP COLUMN "confirmed_at";
  ALTER TABLE "reservations" DROP COLUMN "sender";`)
}
