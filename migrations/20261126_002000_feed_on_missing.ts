import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" RENAME COLUMN "leaving" TO "on_missing";
   ALTER TYPE "public"."stock_feed_leaving" RENAME TO "stock_feed_on_missing";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."stock_feed_on_missing" RENAME TO "stock_feed_leaving";
   ALTER TABLE "stock_feeds" RENAME COLUMN "on_missing" TO "leaving";`)
}
