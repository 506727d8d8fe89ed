import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A theme chooses the card of vehicles and the layout of the search page (CARD-01, SRCH-01). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_card" AS ENUM('classic', 'minimal', 'spec-sheet', 'price-tag');
  CREATE TYPE "public"."enum_theme_search_layout" AS ENUM('grid', 'list');
  CREATE TYPE "public"."enum_theme_search_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum_theme_search_filters" AS ENUM('left', 'top', 'sheet');
  CREATE TYPE "public"."enum__theme_v_version_card" AS ENUM('classic', 'minimal', 'spec-sheet', 'price-tag');
  CREATE TYPE "public"."enum__theme_v_version_search_layout" AS ENUM('grid', 'list');
  CREATE TYPE "public"."enum__theme_v_version_search_columns" AS ENUM('2', '3', '4');
  CREATE TYPE "public"."enum__theme_v_version_search_filters" AS ENUM('left', 'top', 'sheet');
  ALTER TABLE "theme" ADD COLUMN "card" "enum_theme_card" DEFAULT 'classic' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "search_layout" "enum_theme_search_layout" DEFAULT 'grid' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "search_columns" "enum_theme_search_columns" DEFAULT '3' NOT NULL;
  ALTER TABLE "theme" ADD COLUMN "search_filters" "enum_theme_search_filters" DEFAULT 'left' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_card" "enum__theme_v_version_card" DEFAULT 'classic' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_search_layout" "enum__theme_v_version_search_layout" DEFAULT 'grid' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_search_columns" "enum__theme_v_version_search_columns" DEFAULT '3' NOT NULL;
  ALTER TABLE "_theme_v" ADD COLUMN "version_search_filters" "enum__theme_v_version_search_filters" DEFAULT 'left' NOT NULL;`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // The number of cards in a row was a switch. A stored switch that no longer exists would be refused at the next save.
  await db.execute(sql`
    UPDATE theme SET search_columns = '4'
    FROM site_settings s WHERE s.tenant_id = theme.tenant_id AND s.switches #>> '{search,cards_per_row}' = '4';
    UPDATE site_settings SET switches = switches #- '{search,cards_per_row}' WHERE switches #> '{search,cards_per_row}' IS NOT NULL;
    UPDATE templates SET switches = switches #- '{search,cards_per_row}' WHERE switches #> '{search,cards_per_row}' IS NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "theme" DROP COLUMN "card";
  ALTER TABLE "theme" DROP COLUMN "search_layout";
  ALTER TABLE "theme" DROP COLUMN "search_columns";
  ALTER TABLE "theme" DROP COLUMN "search_filters";
  ALTER TABLE "_theme_v" DROP COLUMN "version_card";
  ALTER TABLE "_theme_v" DROP COLUMN "version_search_layout";
  ALTER TABLE "_theme_v" DROP COLUMN "version_search_columns";
  ALTER TABLE "_theme_v" DROP COLUMN "version_search_filters";
  DROP TYPE "public"."enum_theme_card";
  DROP TYPE "public"."enum_theme_search_layout";
  DROP TYPE "public"."enum_theme_search_columns";
  DROP TYPE "public"."enum_theme_search_filters";
  DROP TYPE "public"."enum__theme_v_version_card";
  DROP TYPE "public"."enum__theme_v_version_search_layout";
  DROP TYPE "public"."enum__theme_v_version_search_columns";
  DROP TYPE "public"."enum__theme_v_version_search_filters";`)
}
