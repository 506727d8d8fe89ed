import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."audit_action" ADD VALUE 'deleted for good';
  DROP INDEX "tenant_slug_1_idx";
  DROP INDEX "tenant_slug_2_idx";
  DROP INDEX "tenant_slug_3_idx";
  DROP INDEX "tenant_slug_4_idx";
  DROP INDEX "tenant_slug_5_idx";
  DROP INDEX "tenant_slug_6_idx";
  DROP INDEX "tenant_slug_7_idx";
  DROP INDEX "tenant_slug_8_idx";
  DROP INDEX "tenant_from_idx";
  ALTER TABLE "locations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_locations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "special_hours" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_special_hours_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "manufacturers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_manufacturers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "models" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_models_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brochures" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "brands" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_brands_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "dealership_items" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_dealership_items_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "promo_cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_promo_cards_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "post_categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_post_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "special_hours_deleted_at_idx" ON "special_hours" USING btree ("deleted_at");
  CREATE INDEX "_special_hours_v_version_version_deleted_at_idx" ON "_special_hours_v" USING btree ("version_deleted_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "manufacturers_deleted_at_idx" ON "manufacturers" USING btree ("deleted_at");
  CREATE INDEX "_manufacturers_v_version_version_deleted_at_idx" ON "_manufacturers_v" USING btree ("version_deleted_at");
  CREATE INDEX "models_deleted_at_idx" ON "models" USING btree ("deleted_at");
  CREATE INDEX "_models_v_version_version_deleted_at_idx" ON "_models_v" USING btree ("version_deleted_at");
  CREATE INDEX "brochures_deleted_at_idx" ON "brochures" USING btree ("deleted_at");
  CREATE INDEX "brands_deleted_at_idx" ON "brands" USING btree ("deleted_at");
  CREATE INDEX "_brands_v_version_version_deleted_at_idx" ON "_brands_v" USING btree ("version_deleted_at");
  CREATE INDEX "dealership_items_deleted_at_idx" ON "dealership_items" USING btree ("deleted_at");
  CREATE INDEX "_dealership_items_v_version_version_deleted_at_idx" ON "_dealership_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "promo_cards_deleted_at_idx" ON "promo_cards" USING btree ("deleted_at");
  CREATE INDEX "_promo_cards_v_version_version_deleted_at_idx" ON "_promo_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "post_categories_deleted_at_idx" ON "post_categories" USING btree ("deleted_at");
  CREATE INDEX "_post_categories_v_version_version_deleted_at_idx" ON "_post_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "tenant_slug_1_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_2_idx" ON "manufacturers" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_3_idx" ON "models" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_4_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_5_idx" ON "pages" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_6_idx" ON "offers" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_7_idx" ON "posts" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_slug_8_idx" ON "post_categories" USING btree ("tenant_id","slug");
  CREATE INDEX "tenant_from_idx" ON "redirects" USING btree ("tenant_id","from");`)
  // Hand-written: an address is its document's own until that lies in the trash; a day in the trash is in no other's way.
  await db.execute(sql`
  CREATE UNIQUE INDEX locations_own_slug ON locations (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX manufacturers_own_slug ON manufacturers (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX models_own_slug ON models (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX brands_own_slug ON brands (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX pages_own_slug ON pages (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX offers_own_slug ON offers (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX posts_own_slug ON posts (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX post_categories_own_slug ON post_categories (tenant_id, slug) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX redirects_own_from ON redirects (tenant_id, "from") WHERE deleted_at IS NULL;
  CREATE FUNCTION forecourt_special_hours_apart(mine special_hours, place uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF mine.deleted_at IS NOT NULL THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock(hashtextextended('special-hours:' || mine.tenant_id, 0));
    IF EXISTS (SELECT 1 FROM special_hours_rels r JOIN special_hours s ON s.id = r.parent_id
      WHERE r.locations_id = place AND s.id <> mine.id AND s.date = mine.date AND s.deleted_at IS NULL
        AND (s.department = mine.department OR s.department = 'all' OR mine.department = 'all')) THEN
      RAISE EXCEPTION 'location % has special hours on % already', place, mine.date
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_special_hours_once';
    END IF;
  END $$;
  CREATE OR REPLACE FUNCTION forecourt_special_hours_once() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    mine special_hours;
  BEGIN
    SELECT * INTO mine FROM special_hours WHERE id = NEW.parent_id;
    PERFORM forecourt_special_hours_apart(mine, NEW.locations_id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION forecourt_special_hours_back() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forecourt_special_hours_apart(NEW, r.locations_id) FROM special_hours_rels r
      WHERE r.parent_id = NEW.id AND r.locations_id IS NOT NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER forecourt_special_hours_back AFTER UPDATE ON special_hours FOR EACH ROW
    WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION forecourt_special_hours_back()`)
  // End of what is written by hand.
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Hand-written: without a trash what lies in it is gone, as deleted things were.
  await db.execute(sql`
  DROP TRIGGER forecourt_special_hours_back ON special_hours;
  DROP FUNCTION forecourt_special_hours_back();
  CREATE OR REPLACE FUNCTION forecourt_special_hours_once() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    mine special_hours;
  BEGIN
    SELECT * INTO mine FROM special_hours WHERE id = NEW.parent_id;
    PERFORM pg_advisory_xact_lock(hashtextextended('special-hours:' || mine.tenant_id, 0));
    IF EXISTS (SELECT 1 FROM special_hours_rels r JOIN special_hours s ON s.id = r.parent_id
      WHERE r.locations_id = NEW.locations_id AND s.id <> mine.id AND s.date = mine.date
        AND (s.department = mine.department OR s.department = 'all' OR mine.department = 'all')) THEN
      RAISE EXCEPTION 'location % has special hours on % already', NEW.locations_id, mine.date
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_special_hours_once';
    END IF;
    RETURN NULL;
  END $$;
  DROP FUNCTION forecourt_special_hours_apart(special_hours, uuid);
  DROP INDEX locations_own_slug, manufacturers_own_slug, models_own_slug, brands_own_slug, pages_own_slug, offers_own_slug,
    posts_own_slug, post_categories_own_slug, redirects_own_from;
  DELETE FROM models WHERE deleted_at IS NOT NULL;
  DELETE FROM special_hours WHERE deleted_at IS NOT NULL;
  DELETE FROM reviews WHERE deleted_at IS NOT NULL;
  DELETE FROM locations WHERE deleted_at IS NOT NULL;
  DELETE FROM manufacturers WHERE deleted_at IS NOT NULL;
  DELETE FROM brochures WHERE deleted_at IS NOT NULL;
  DELETE FROM brands WHERE deleted_at IS NOT NULL;
  DELETE FROM dealership_items WHERE deleted_at IS NOT NULL;
  DELETE FROM pages WHERE deleted_at IS NOT NULL;
  DELETE FROM promo_cards WHERE deleted_at IS NOT NULL;
  DELETE FROM offers WHERE deleted_at IS NOT NULL;
  DELETE FROM posts WHERE deleted_at IS NOT NULL;
  DELETE FROM post_categories WHERE deleted_at IS NOT NULL;
  DELETE FROM redirects WHERE deleted_at IS NOT NULL;
  UPDATE audit SET action = 'deleted' WHERE action = 'deleted for good'`)
  // End of what is written by hand.
  await db.execute(sql`
   ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."audit_action";
  CREATE TYPE "public"."audit_action" AS ENUM('created', 'changed', 'saved a draft', 'published', 'unpublished', 'moved to trash', 'restored from trash', 'restored a version', 'deleted');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."audit_action" USING "action"::"public"."audit_action";
  DROP INDEX "locations_deleted_at_idx";
  DROP INDEX "_locations_v_version_version_deleted_at_idx";
  DROP INDEX "special_hours_deleted_at_idx";
  DROP INDEX "_special_hours_v_version_version_deleted_at_idx";
  DROP INDEX "reviews_deleted_at_idx";
  DROP INDEX "_reviews_v_version_version_deleted_at_idx";
  DROP INDEX "manufacturers_deleted_at_idx";
  DROP INDEX "_manufacturers_v_version_version_deleted_at_idx";
  DROP INDEX "models_deleted_at_idx";
  DROP INDEX "_models_v_version_version_deleted_at_idx";
  DROP INDEX "brochures_deleted_at_idx";
  DROP INDEX "brands_deleted_at_idx";
  DROP INDEX "_brands_v_version_version_deleted_at_idx";
  DROP INDEX "dealership_items_deleted_at_idx";
  DROP INDEX "_dealership_items_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "promo_cards_deleted_at_idx";
  DROP INDEX "_promo_cards_v_version_version_deleted_at_idx";
  DROP INDEX "offers_deleted_at_idx";
  DROP INDEX "_offers_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "post_categories_deleted_at_idx";
  DROP INDEX "_post_categories_v_version_version_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "_redirects_v_version_version_deleted_at_idx";
  DROP INDEX "tenant_slug_1_idx";
  DROP INDEX "tenant_slug_2_idx";
  DROP INDEX "tenant_slug_3_idx";
  DROP INDEX "tenant_slug_4_idx";
  DROP INDEX "tenant_slug_5_idx";
  DROP INDEX "tenant_slug_6_idx";
  DROP INDEX "tenant_slug_7_idx";
  DROP INDEX "tenant_slug_8_idx";
  DROP INDEX "tenant_from_idx";
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "locations" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "manufacturers" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "models" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_5_idx" ON "pages" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_6_idx" ON "offers" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_7_idx" ON "posts" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_slug_8_idx" ON "post_categories" USING btree ("tenant_id","slug");
  CREATE UNIQUE INDEX "tenant_from_idx" ON "redirects" USING btree ("tenant_id","from");
  ALTER TABLE "locations" DROP COLUMN "deleted_at";
  ALTER TABLE "_locations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "special_hours" DROP COLUMN "deleted_at";
  ALTER TABLE "_special_hours_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "reviews" DROP COLUMN "deleted_at";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "manufacturers" DROP COLUMN "deleted_at";
  ALTER TABLE "_manufacturers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "models" DROP COLUMN "deleted_at";
  ALTER TABLE "_models_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "brochures" DROP COLUMN "deleted_at";
  ALTER TABLE "brands" DROP COLUMN "deleted_at";
  ALTER TABLE "_brands_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "dealership_items" DROP COLUMN "deleted_at";
  ALTER TABLE "_dealership_items_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "promo_cards" DROP COLUMN "deleted_at";
  ALTER TABLE "_promo_cards_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "offers" DROP COLUMN "deleted_at";
  ALTER TABLE "_offers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "post_categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_post_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_deleted_at";`)
}
