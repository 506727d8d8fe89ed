import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "saved_searches" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "shoppers" ADD COLUMN "price_alerts" boolean DEFAULT false;
  ALTER TABLE "shoppers" ADD COLUMN "alerts_consent" varchar;
  CREATE INDEX "saved_searches_told_at_idx" ON "saved_searches" USING btree ("told_at");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // By hand: which codes are long, and which were sent rather than shared (ACC-01).
  await db.execute(sql`
ALTER TABLE sign_in_codes ADD COLUMN long boolean NOT NULL DEFAULT false, ADD COLUMN texted boolean NOT NULL DEFAULT true;
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE sign_in_codes DROP COLUMN long, DROP COLUMN texted`)
  await db.execute(sql`
   DROP INDEX "saved_searches_told_at_idx";
  ALTER TABLE "saved_searches" DROP COLUMN "told_at";
  ALTER TABLE "shoppers" DROP COLUMN "price_alerts";
  ALTER TABLE "shoppers" DROP COLUMN "alerts_consent";`)
}
