import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The column and its trigger are older (`guards/statistics.ts`); Payload reads it from now on, for pages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE vehicles ADD COLUMN IF NOT EXISTS finance_price_cents numeric`)
}

/** The migration of the guards drops the column. */
export async function down(_: MigrateDownArgs): Promise<void> {}
