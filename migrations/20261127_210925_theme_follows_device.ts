import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" ADD COLUMN "follows_device" boolean DEFAULT false;
  ALTER TABLE "_theme_v" ADD COLUMN "version_follows_device" boolean DEFAULT false;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP COLUMN "follows_device";
  ALTER TABLE "_theme_v" DROP COLUMN "version_follows_device";`)
}
