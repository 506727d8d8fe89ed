import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_searches" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  CREATE INDEX "saved_searches_confirmed_at_idx" ON "saved_searches" USING btree ("confirmed_at");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // By hand: who saved a search before there was a link to open has ticked the box, and goes on hearing of it.
  await db.execute(sql`UPDATE saved_searches SET confirmed_at = created_at`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "saved_searches_confirmed_at_idx";
  ALTER TABLE "saved_searches" DROP COLUMN "confirmed_at";`)
}
