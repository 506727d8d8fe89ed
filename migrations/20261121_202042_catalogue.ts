import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_models_status" AS ENUM('available', 'coming_soon');
  CREATE TABLE "models" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"manufacturer_name" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"body" varchar,
  	"short_description" varchar,
  	"image_id" uuid,
  	"image_url" varchar,
  	"status" "enum_models_status" DEFAULT 'available' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealership_items" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"part_number" varchar,
  	"description" varchar,
  	"price_cents" numeric,
  	"dealership_id" varchar NOT NULL,
  	"image_id" uuid,
  	"image_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dealership_items_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "models" ADD CONSTRAINT "models_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items" ADD CONSTRAINT "dealership_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items" ADD CONSTRAINT "dealership_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealership_items_texts" ADD CONSTRAINT "dealership_items_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealership_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "models_tenant_idx" ON "models" USING btree ("tenant_id");
  CREATE INDEX "models_image_idx" ON "models" USING btree ("image_id");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE INDEX "dealership_items_tenant_idx" ON "dealership_items" USING btree ("tenant_id");
  CREATE INDEX "dealership_items_image_idx" ON "dealership_items" USING btree ("image_id");
  CREATE INDEX "dealership_items_updated_at_idx" ON "dealership_items" USING btree ("updated_at");
  CREATE INDEX "dealership_items_created_at_idx" ON "dealership_items" USING btree ("created_at");
  CREATE INDEX "dealership_items_texts_order_parent" ON "dealership_items_texts" USING btree ("order","parent_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "models" CASCADE;
  DROP TABLE "dealership_items" CASCADE;
  DROP TABLE "dealership_items_texts" CASCADE;
  DROP TYPE "public"."enum_models_status";`)
}
