import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_section_headings" AS ENUM('beside', 'centred', 'lined', 'large');
  CREATE TYPE "public"."enum__theme_v_version_section_headings" AS ENUM('beside', 'centred', 'lined', 'large');
  ALTER TABLE "theme" ADD COLUMN "section_headings" "enum_theme_section_headings" DEFAULT 'beside' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_section_headings" "enum__theme_v_version_section_headings" DEFAULT 'beside' NOT NULL;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP COLUMN "section_headings";
  ALTER TABLE "_theme_v" DROP COLUMN "version_section_headings";
  DROP TYPE "public"."enum_theme_section_headings";
  DROP TYPE "public"."enum__theme_v_version_section_headings";`)
}
