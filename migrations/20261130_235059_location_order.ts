import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ALTER COLUMN "order" DROP DEFAULT;
  ALTER TABLE "_locations_v" ALTER COLUMN "version_order" DROP DEFAULT;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ALTER COLUMN "order" SET DEFAULT 0;
  ALTER TABLE "_locations_v" ALTER COLUMN "version_order" SET DEFAULT 0;`)
}
