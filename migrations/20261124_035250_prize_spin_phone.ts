import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prize_spins" ALTER COLUMN "phone" DROP NOT NULL;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prize_spins" ALTER COLUMN "phone" SET NOT NULL;`)
}
