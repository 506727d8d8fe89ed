import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files of uploads that are to be removed from their store, and when (OPS-01). Without a foreign key: a file is noted
 * before the transaction that makes its dealer has ended.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE upload_removals (
  file text PRIMARY KEY,
  tenant_id uuid NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX upload_removals_due ON upload_removals (due_at);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE upload_removals`)
}
