import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The feed's door for pushed cars, examples of its columns; and, apart from the documents, the last file of a feed and
 * the rejected rows of a run. Both belong to the row they name and go with it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" ADD COLUMN "seen_examples" jsonb;
  ALTER TABLE "stock_feeds" ADD COLUMN "push_key_hash" varchar;
  ALTER TABLE "stock_feeds" ADD COLUMN "push_key_made_at" timestamp(3) with time zone;`)
  await db.execute(sql`
  CREATE TABLE stock_feed_files (
    feed_id uuid PRIMARY KEY REFERENCES stock_feeds ON DELETE CASCADE,
    name text NOT NULL,
    packed bytea,
    kept_at timestamptz NOT NULL
  );
  CREATE TABLE stock_import_rejections (
    import_id uuid PRIMARY KEY REFERENCES stock_imports ON DELETE CASCADE,
    packed bytea NOT NULL
  );`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE stock_import_rejections;
  DROP TABLE stock_feed_files;
  ALTER TABLE "stock_feeds" DROP COLUMN "seen_examples";
  ALTER TABLE "stock_feeds" DROP COLUMN "push_key_hash";
  ALTER TABLE "stock_feeds" DROP COLUMN "push_key_made_at";`)
}
