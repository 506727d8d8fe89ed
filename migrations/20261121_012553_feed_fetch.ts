import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."stock_feed_schedule" AS ENUM('off', 'm5', 'm15', 'm60');
  ALTER TABLE "stock_feeds" ADD COLUMN "url" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "schedule" "stock_feed_schedule" DEFAULT 'off' NOT NULL;
  ALTER TABLE "stock_feeds" ADD COLUMN "authorization" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "fetched_at" timestamp(3) with time zone;
  ALTER TABLE "stock_feeds" ADD COLUMN "fetch_etag" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "fetch_modified" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "seen_columns" jsonb;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" DROP COLUMN "url";
  ALTER TABLE "stock_feeds" DROP COLUMN "schedule";
  ALTER TABLE "stock_feeds" DROP COLUMN "authorization";
  ALTER TABLE "stock_feeds" DROP COLUMN "fetched_at";
  ALTER TABLE "stock_feeds" DROP COLUMN "fetch_etag";
  ALTER TABLE "stock_feeds" DROP COLUMN "fetch_modified";
  ALTER TABLE "stock_feeds" DROP COLUMN "seen_columns";
  DROP TYPE "public"."stock_feed_schedule";`)
}
