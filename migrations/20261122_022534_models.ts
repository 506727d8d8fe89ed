import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * By hand: what was the type of a model's availability now has the name that drafts need (the generator would alter a
 * column before it is there), and the makers' names are put aside until there are manufacturers.
 */
const before = `
  CREATE TABLE forecourt_old_models AS SELECT id, tenant_id, manufacturer_name FROM models;
  ALTER TYPE enum_models_status RENAME TO enum_models_availability;
  CREATE TYPE enum_models_status AS ENUM('draft', 'published');`

/** By hand: models that were there get their manufacturer and their address, are published, and have a first version. */
const after = `
  CREATE FUNCTION forecourt_slug(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(nullif(trim(both '-' FROM regexp_replace(regexp_replace(lower(normalize(words, NFKD)),
      '[^ -~]', '', 'g'), '[^a-z0-9]+', '-', 'g')), ''), 'model') $$;
  INSERT INTO manufacturers (id, tenant_id, name, slug)
    SELECT gen_random_uuid(), tenant_id, min(manufacturer_name), forecourt_slug(manufacturer_name)
    FROM forecourt_old_models GROUP BY tenant_id, forecourt_slug(manufacturer_name);
  UPDATE models m SET _status = 'published', in_menu = true, manufacturer_id = f.id,
      slug = n.slug || CASE WHEN n.at = 1 THEN '' ELSE '-' || n.at END
    FROM forecourt_old_models o
    JOIN manufacturers f ON f.tenant_id = o.tenant_id AND f.slug = forecourt_slug(o.manufacturer_name)
    JOIN (SELECT id, forecourt_slug(name) AS slug,
        row_number() OVER (PARTITION BY tenant_id, forecourt_slug(name) ORDER BY id) AS at FROM models) n ON n.id = o.id
    WHERE m.id = o.id;
  INSERT INTO _models_v (id, parent_id, version_tenant_id, version_manufacturer_id, version_name, version_slug,
      version_body, version_short_description, version_image_id, version_image_url, version_status, version_in_menu,
      version__status, version_created_at, version_updated_at, latest)
    SELECT gen_random_uuid(), id, tenant_id, manufacturer_id, name, slug, body, short_description, image_id, image_url,
      status, in_menu, published, created_at, updated_at, true
    FROM (SELECT m.*, m._status::text::enum__models_v_version_status AS published FROM models m) x;
  DROP TABLE forecourt_old_models;
  DROP FUNCTION forecourt_slug(text);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(before))
  await db.execute(sql`
   CREATE TYPE "public"."enum_models_variants_price_type" AS ENUM('drive_away', 'excl_govt');
  CREATE TYPE "public"."enum_models_colours_oem_id" AS ENUM('wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door');
  CREATE TYPE "public"."enum_models_cross_sells_size" AS ENUM('smaller', 'bigger', 'similar');
  CREATE TYPE "public"."enum__models_v_version_variants_price_type" AS ENUM('drive_away', 'excl_govt');
  CREATE TYPE "public"."enum__models_v_version_colours_oem_id" AS ENUM('wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door');
  CREATE TYPE "public"."enum__models_v_version_cross_sells_size" AS ENUM('smaller', 'bigger', 'similar');
  CREATE TYPE "public"."enum__models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brands_group" AS ENUM('cars', 'motorcycles', 'trucks', 'own-services');
  CREATE TYPE "public"."enum_brands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brands_v_version_group" AS ENUM('cars', 'motorcycles', 'trucks', 'own-services');
  CREATE TYPE "public"."enum__brands_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "manufacturers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "models_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"category" varchar
  );
  
  CREATE TABLE "models_hero_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "models_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar
  );
  
  CREATE TABLE "models_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"full_name" varchar,
  	"price_cents" numeric,
  	"price_type" "enum_models_variants_price_type" DEFAULT 'drive_away',
  	"image_id" uuid,
  	"image_url" varchar,
  	"features" jsonb
  );
  
  CREATE TABLE "models_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"oem_id" "enum_models_colours_oem_id",
  	"model_variant_name" varchar,
  	"photo_id" uuid,
  	"photo_url" varchar,
  	"hex_code" varchar
  );
  
  CREATE TABLE "models_driver_assistance_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "models_owner_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "models_cross_sells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"size" "enum_models_cross_sells_size",
  	"model_id" uuid
  );
  
  CREATE TABLE "models_warranty_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "_models_v_version_model_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"category" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_hero_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"full_name" varchar,
  	"price_cents" numeric,
  	"price_type" "enum__models_v_version_variants_price_type" DEFAULT 'drive_away',
  	"image_id" uuid,
  	"image_url" varchar,
  	"features" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"oem_id" "enum__models_v_version_colours_oem_id",
  	"model_variant_name" varchar,
  	"photo_id" uuid,
  	"photo_url" varchar,
  	"hex_code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_driver_assistance_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_owner_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_cross_sells" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"size" "enum__models_v_version_cross_sells_size",
  	"model_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_warranty_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_manufacturer_id" uuid,
  	"version_name" varchar,
  	"version_body" varchar,
  	"version_short_description" varchar,
  	"version_image_id" uuid,
  	"version_image_url" varchar,
  	"version_brochure_id" uuid,
  	"version_brochure_url" varchar,
  	"version_colours_disclaimer" varchar,
  	"version_disclaimer" varchar,
  	"version_slug" varchar,
  	"version_status" "enum_models_availability" DEFAULT 'available',
  	"version_in_menu" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brochures" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"group" "enum_brands_group" DEFAULT 'cars',
  	"make" varchar,
  	"logo_id" uuid,
  	"logo_url" varchar,
  	"banner_id" uuid,
  	"banner_url" varchar,
  	"paragraphs" varchar,
  	"skip_page" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_brands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_group" "enum__brands_v_version_group" DEFAULT 'cars',
  	"version_make" varchar,
  	"version_logo_id" uuid,
  	"version_logo_url" varchar,
  	"version_banner_id" uuid,
  	"version_banner_url" varchar,
  	"version_paragraphs" varchar,
  	"version_skip_page" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand_directory_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "brand_directory" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "models" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "models" ADD COLUMN "manufacturer_id" uuid;
  ALTER TABLE "models" ADD COLUMN "brochure_id" uuid;
  ALTER TABLE "models" ADD COLUMN "brochure_url" varchar;
  ALTER TABLE "models" ADD COLUMN "colours_disclaimer" varchar;
  ALTER TABLE "models" ADD COLUMN "disclaimer" varchar;
  ALTER TABLE "models" ADD COLUMN "slug" varchar;
  ALTER TABLE "models" ADD COLUMN "in_menu" boolean DEFAULT true;
  ALTER TABLE "models" ADD COLUMN "_status" "enum_models_status" DEFAULT 'draft';
  ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_model_specifications" ADD CONSTRAINT "models_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_hero_banners" ADD CONSTRAINT "models_hero_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_hero_banners" ADD CONSTRAINT "models_hero_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_images" ADD CONSTRAINT "models_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_images" ADD CONSTRAINT "models_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_variants" ADD CONSTRAINT "models_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_variants" ADD CONSTRAINT "models_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_colours" ADD CONSTRAINT "models_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_driver_assistance_systems" ADD CONSTRAINT "models_driver_assistance_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_owner_benefits" ADD CONSTRAINT "models_owner_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_cross_sells" ADD CONSTRAINT "models_cross_sells_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_cross_sells" ADD CONSTRAINT "models_cross_sells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_warranty_items" ADD CONSTRAINT "models_warranty_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_warranty_items" ADD CONSTRAINT "models_warranty_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_model_specifications" ADD CONSTRAINT "_models_v_version_model_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_hero_banners" ADD CONSTRAINT "_models_v_version_hero_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_hero_banners" ADD CONSTRAINT "_models_v_version_hero_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_images" ADD CONSTRAINT "_models_v_version_images_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_images" ADD CONSTRAINT "_models_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_variants" ADD CONSTRAINT "_models_v_version_variants_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_variants" ADD CONSTRAINT "_models_v_version_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_colours" ADD CONSTRAINT "_models_v_version_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_driver_assistance_systems" ADD CONSTRAINT "_models_v_version_driver_assistance_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_owner_benefits" ADD CONSTRAINT "_models_v_version_owner_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_cross_sells" ADD CONSTRAINT "_models_v_version_cross_sells_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_cross_sells" ADD CONSTRAINT "_models_v_version_cross_sells_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_warranty_items" ADD CONSTRAINT "_models_v_version_warranty_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_version_warranty_items" ADD CONSTRAINT "_models_v_version_warranty_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("version_manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_brochure_id_brochures_id_fk" FOREIGN KEY ("version_brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brochures" ADD CONSTRAINT "brochures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_directory_claims" ADD CONSTRAINT "brand_directory_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_directory"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_directory" ADD CONSTRAINT "brand_directory_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "manufacturers_tenant_idx" ON "manufacturers" USING btree ("tenant_id");
  CREATE INDEX "manufacturers_logo_idx" ON "manufacturers" USING btree ("logo_id");
  CREATE INDEX "manufacturers_updated_at_idx" ON "manufacturers" USING btree ("updated_at");
  CREATE INDEX "manufacturers_created_at_idx" ON "manufacturers" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "manufacturers" USING btree ("tenant_id","slug");
  CREATE INDEX "models_model_specifications_order_idx" ON "models_model_specifications" USING btree ("_order");
  CREATE INDEX "models_model_specifications_parent_id_idx" ON "models_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "models_hero_banners_order_idx" ON "models_hero_banners" USING btree ("_order");
  CREATE INDEX "models_hero_banners_parent_id_idx" ON "models_hero_banners" USING btree ("_parent_id");
  CREATE INDEX "models_hero_banners_image_idx" ON "models_hero_banners" USING btree ("image_id");
  CREATE INDEX "models_images_order_idx" ON "models_images" USING btree ("_order");
  CREATE INDEX "models_images_parent_id_idx" ON "models_images" USING btree ("_parent_id");
  CREATE INDEX "models_images_image_idx" ON "models_images" USING btree ("image_id");
  CREATE INDEX "models_variants_order_idx" ON "models_variants" USING btree ("_order");
  CREATE INDEX "models_variants_parent_id_idx" ON "models_variants" USING btree ("_parent_id");
  CREATE INDEX "models_variants_image_idx" ON "models_variants" USING btree ("image_id");
  CREATE INDEX "models_colours_order_idx" ON "models_colours" USING btree ("_order");
  CREATE INDEX "models_colours_parent_id_idx" ON "models_colours" USING btree ("_parent_id");
  CREATE INDEX "models_colours_photo_idx" ON "models_colours" USING btree ("photo_id");
  CREATE INDEX "models_driver_assistance_systems_order_idx" ON "models_driver_assistance_systems" USING btree ("_order");
  CREATE INDEX "models_driver_assistance_systems_parent_id_idx" ON "models_driver_assistance_systems" USING btree ("_parent_id");
  CREATE INDEX "models_owner_benefits_order_idx" ON "models_owner_benefits" USING btree ("_order");
  CREATE INDEX "models_owner_benefits_parent_id_idx" ON "models_owner_benefits" USING btree ("_parent_id");
  CREATE INDEX "models_cross_sells_order_idx" ON "models_cross_sells" USING btree ("_order");
  CREATE INDEX "models_cross_sells_parent_id_idx" ON "models_cross_sells" USING btree ("_parent_id");
  CREATE INDEX "models_cross_sells_model_idx" ON "models_cross_sells" USING btree ("model_id");
  CREATE INDEX "models_warranty_items_order_idx" ON "models_warranty_items" USING btree ("_order");
  CREATE INDEX "models_warranty_items_parent_id_idx" ON "models_warranty_items" USING btree ("_parent_id");
  CREATE INDEX "models_warranty_items_image_idx" ON "models_warranty_items" USING btree ("image_id");
  CREATE INDEX "_models_v_version_model_specifications_order_idx" ON "_models_v_version_model_specifications" USING btree ("_order");
  CREATE INDEX "_models_v_version_model_specifications_parent_id_idx" ON "_models_v_version_model_specifications" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_hero_banners_order_idx" ON "_models_v_version_hero_banners" USING btree ("_order");
  CREATE INDEX "_models_v_version_hero_banners_parent_id_idx" ON "_models_v_version_hero_banners" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_hero_banners_image_idx" ON "_models_v_version_hero_banners" USING btree ("image_id");
  CREATE INDEX "_models_v_version_images_order_idx" ON "_models_v_version_images" USING btree ("_order");
  CREATE INDEX "_models_v_version_images_parent_id_idx" ON "_models_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_images_image_idx" ON "_models_v_version_images" USING btree ("image_id");
  CREATE INDEX "_models_v_version_variants_order_idx" ON "_models_v_version_variants" USING btree ("_order");
  CREATE INDEX "_models_v_version_variants_parent_id_idx" ON "_models_v_version_variants" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_variants_image_idx" ON "_models_v_version_variants" USING btree ("image_id");
  CREATE INDEX "_models_v_version_colours_order_idx" ON "_models_v_version_colours" USING btree ("_order");
  CREATE INDEX "_models_v_version_colours_parent_id_idx" ON "_models_v_version_colours" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_colours_photo_idx" ON "_models_v_version_colours" USING btree ("photo_id");
  CREATE INDEX "_models_v_version_driver_assistance_systems_order_idx" ON "_models_v_version_driver_assistance_systems" USING btree ("_order");
  CREATE INDEX "_models_v_version_driver_assistance_systems_parent_id_idx" ON "_models_v_version_driver_assistance_systems" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_owner_benefits_order_idx" ON "_models_v_version_owner_benefits" USING btree ("_order");
  CREATE INDEX "_models_v_version_owner_benefits_parent_id_idx" ON "_models_v_version_owner_benefits" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_cross_sells_order_idx" ON "_models_v_version_cross_sells" USING btree ("_order");
  CREATE INDEX "_models_v_version_cross_sells_parent_id_idx" ON "_models_v_version_cross_sells" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_cross_sells_model_idx" ON "_models_v_version_cross_sells" USING btree ("model_id");
  CREATE INDEX "_models_v_version_warranty_items_order_idx" ON "_models_v_version_warranty_items" USING btree ("_order");
  CREATE INDEX "_models_v_version_warranty_items_parent_id_idx" ON "_models_v_version_warranty_items" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_warranty_items_image_idx" ON "_models_v_version_warranty_items" USING btree ("image_id");
  CREATE INDEX "_models_v_parent_idx" ON "_models_v" USING btree ("parent_id");
  CREATE INDEX "_models_v_version_version_tenant_idx" ON "_models_v" USING btree ("version_tenant_id");
  CREATE INDEX "_models_v_version_version_manufacturer_idx" ON "_models_v" USING btree ("version_manufacturer_id");
  CREATE INDEX "_models_v_version_version_image_idx" ON "_models_v" USING btree ("version_image_id");
  CREATE INDEX "_models_v_version_version_brochure_idx" ON "_models_v" USING btree ("version_brochure_id");
  CREATE INDEX "_models_v_version_version_updated_at_idx" ON "_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_models_v_version_version_created_at_idx" ON "_models_v" USING btree ("version_created_at");
  CREATE INDEX "_models_v_version_version__status_idx" ON "_models_v" USING btree ("version__status");
  CREATE INDEX "_models_v_created_at_idx" ON "_models_v" USING btree ("created_at");
  CREATE INDEX "_models_v_updated_at_idx" ON "_models_v" USING btree ("updated_at");
  CREATE INDEX "_models_v_latest_idx" ON "_models_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_idx" ON "_models_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "brochures_tenant_idx" ON "brochures" USING btree ("tenant_id");
  CREATE INDEX "brochures_updated_at_idx" ON "brochures" USING btree ("updated_at");
  CREATE INDEX "brochures_created_at_idx" ON "brochures" USING btree ("created_at");
  CREATE UNIQUE INDEX "brochures_filename_idx" ON "brochures" USING btree ("filename");
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_id");
  CREATE INDEX "brands_banner_idx" ON "brands" USING btree ("banner_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "brands__status_idx" ON "brands" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "brands" USING btree ("tenant_id","slug");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_tenant_idx" ON "_brands_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brands_v_version_version_logo_idx" ON "_brands_v" USING btree ("version_logo_id");
  CREATE INDEX "_brands_v_version_version_banner_idx" ON "_brands_v" USING btree ("version_banner_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_version_version__status_idx" ON "_brands_v" USING btree ("version__status");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "_brands_v_latest_idx" ON "_brands_v" USING btree ("latest");
  CREATE INDEX "version_tenant_version_slug_1_idx" ON "_brands_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "brand_directory_claims_order_idx" ON "brand_directory_claims" USING btree ("_order");
  CREATE INDEX "brand_directory_claims_parent_id_idx" ON "brand_directory_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "brand_directory_tenant_idx" ON "brand_directory" USING btree ("tenant_id");
  CREATE INDEX "brand_directory_updated_at_idx" ON "brand_directory" USING btree ("updated_at");
  CREATE INDEX "brand_directory_created_at_idx" ON "brand_directory" USING btree ("created_at");
  ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_brochure_id_brochures_id_fk" FOREIGN KEY ("brochure_id") REFERENCES "public"."brochures"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "models_manufacturer_idx" ON "models" USING btree ("manufacturer_id");
  CREATE INDEX "models_brochure_idx" ON "models" USING btree ("brochure_id");
  CREATE INDEX "models__status_idx" ON "models" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "models" USING btree ("tenant_id","slug");
  ALTER TABLE "models" DROP COLUMN "manufacturer_name";`)
  await db.execute(sql.raw(after))
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "manufacturers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_model_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_hero_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_driver_assistance_systems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_owner_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_cross_sells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "models_warranty_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_model_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_hero_banners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_images" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_variants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_driver_assistance_systems" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_owner_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_cross_sells" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v_version_warranty_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_models_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brochures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brands_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_directory_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_directory" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "manufacturers" CASCADE;
  DROP TABLE "models_model_specifications" CASCADE;
  DROP TABLE "models_hero_banners" CASCADE;
  DROP TABLE "models_images" CASCADE;
  DROP TABLE "models_variants" CASCADE;
  DROP TABLE "models_colours" CASCADE;
  DROP TABLE "models_driver_assistance_systems" CASCADE;
  DROP TABLE "models_owner_benefits" CASCADE;
  DROP TABLE "models_cross_sells" CASCADE;
  DROP TABLE "models_warranty_items" CASCADE;
  DROP TABLE "_models_v_version_model_specifications" CASCADE;
  DROP TABLE "_models_v_version_hero_banners" CASCADE;
  DROP TABLE "_models_v_version_images" CASCADE;
  DROP TABLE "_models_v_version_variants" CASCADE;
  DROP TABLE "_models_v_version_colours" CASCADE;
  DROP TABLE "_models_v_version_driver_assistance_systems" CASCADE;
  DROP TABLE "_models_v_version_owner_benefits" CASCADE;
  DROP TABLE "_models_v_version_cross_sells" CASCADE;
  DROP TABLE "_models_v_version_warranty_items" CASCADE;
  DROP TABLE "_models_v" CASCADE;
  DROP TABLE "brochures" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "brand_directory_claims" CASCADE;
  DROP TABLE "brand_directory" CASCADE;
  ALTER TABLE "models" DROP CONSTRAINT "models_manufacturer_id_manufacturers_id_fk";
  
  ALTER TABLE "models" DROP CONSTRAINT "models_brochure_id_brochures_id_fk";
  
  DROP INDEX "models_manufacturer_idx";
  DROP INDEX "models_brochure_idx";
  DROP INDEX "models__status_idx";
  DROP INDEX "tenant_slug_3_idx";
  ALTER TABLE "models" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "models" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "models" ADD COLUMN "manufacturer_name" varchar NOT NULL DEFAULT '';
  ALTER TABLE "models" ALTER COLUMN "manufacturer_name" DROP DEFAULT;
  ALTER TABLE "models" DROP COLUMN "manufacturer_id";
  ALTER TABLE "models" DROP COLUMN "brochure_id";
  ALTER TABLE "models" DROP COLUMN "brochure_url";
  ALTER TABLE "models" DROP COLUMN "colours_disclaimer";
  ALTER TABLE "models" DROP COLUMN "disclaimer";
  ALTER TABLE "models" DROP COLUMN "slug";
  ALTER TABLE "models" DROP COLUMN "in_menu";
  ALTER TABLE "models" DROP COLUMN "_status";
  DROP TYPE "public"."enum_models_variants_price_type";
  DROP TYPE "public"."enum_models_colours_oem_id";
  DROP TYPE "public"."enum_models_cross_sells_size";
  DROP TYPE "public"."enum_models_status";
  ALTER TYPE "public"."enum_models_availability" RENAME TO "enum_models_status";
  DROP TYPE "public"."enum__models_v_version_variants_price_type";
  DROP TYPE "public"."enum__models_v_version_colours_oem_id";
  DROP TYPE "public"."enum__models_v_version_cross_sells_size";
  DROP TYPE "public"."enum__models_v_version_status";
  DROP TYPE "public"."enum_brands_group";
  DROP TYPE "public"."enum_brands_status";
  DROP TYPE "public"."enum__brands_v_version_group";
  DROP TYPE "public"."enum__brands_v_version_status";`)
}
