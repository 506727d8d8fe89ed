import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When somebody last typed their password again in a session (STF-09). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE staff_sign_ins ADD COLUMN confirmed_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE staff_sign_ins DROP COLUMN confirmed_at`)
}
