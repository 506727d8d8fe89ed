import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * An import in steps is stored while staff work on it, with its file, so that neither a reload nor a lapsed session loses
 * anything (STF-05). A draft belongs to its feed, which decides who may read it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" ADD COLUMN "fetching_until" timestamp(3) with time zone;
   CREATE TABLE stock_import_drafts (
     id uuid PRIMARY KEY,
     feed_id uuid NOT NULL REFERENCES stock_feeds ON DELETE CASCADE,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'importing', 'done')),
     step smallint NOT NULL DEFAULT 2,
     name text NOT NULL,
     address text,
     packed bytea,
     contents jsonb NOT NULL,
     mapping jsonb NOT NULL,
     is_complete boolean NOT NULL DEFAULT true,
     import_started_at timestamptz,
     result jsonb,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   );
   CREATE INDEX stock_import_drafts_feed ON stock_import_drafts (feed_id, updated_at);`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE stock_import_drafts;
   ALTER TABLE "stock_feeds" DROP COLUMN "fetching_until";`)
}
