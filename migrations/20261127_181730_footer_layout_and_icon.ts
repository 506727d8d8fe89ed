import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A theme chooses what the footer shows, and the icon of the site (TEN-10). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_footer_layout" AS ENUM('full', 'compact', 'place-led');
  CREATE TYPE "public"."enum__theme_v_version_footer_layout" AS ENUM('full', 'compact', 'place-led');
  ALTER TABLE "theme" ADD COLUMN "footer_layout" "enum_theme_footer_layout" DEFAULT 'full' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "icon_id" uuid;
  ALTER TABLE "theme" ADD COLUMN "icon_url" varchar;
  ALTER TABLE "_theme_v" ADD COLUMN "version_footer_layout" "enum__theme_v_version_footer_layout" DEFAULT 'full' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_icon_id" uuid;
  ALTER TABLE "_theme_v" ADD COLUMN "version_icon_url" varchar;
  ALTER TABLE "theme" ADD CONSTRAINT "theme_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_theme_v" ADD CONSTRAINT "_theme_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "theme_icon_idx" ON "theme" USING btree ("icon_id");
  CREATE INDEX "_theme_v_version_version_icon_idx" ON "_theme_v" USING btree ("version_icon_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP CONSTRAINT "theme_icon_id_media_id_fk";
  
  ALTER TABLE "_theme_v" DROP CONSTRAINT "_theme_v_version_icon_id_media_id_fk";
  
  DROP INDEX "theme_icon_idx";
  DROP INDEX "_theme_v_version_version_icon_idx";
  ALTER TABLE "theme" DROP COLUMN "footer_layout";
  ALTER TABLE "theme" DROP COLUMN "icon_id";
  ALTER TABLE "theme" DROP COLUMN "icon_url";
  ALTER TABLE "_theme_v" DROP COLUMN "version_footer_layout";
  ALTER TABLE "_theme_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "_theme_v" DROP COLUMN "version_icon_url";
  DROP TYPE "public"."enum_theme_footer_layout";
  DROP TYPE "public"."enum__theme_v_version_footer_layout";`)
}
