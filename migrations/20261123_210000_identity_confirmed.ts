import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the owner of a session last typed their password in it to confirm that it is them (STF-09). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE staff_sign_ins ADD COLUMN identity_confirmed_at timestamptz;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE staff_sign_ins DROP COLUMN identity_confirmed_at;`)
}
