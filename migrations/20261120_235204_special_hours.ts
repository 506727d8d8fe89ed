import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_special_hours_department" AS ENUM('all', 'sales', 'service', 'parts');
  CREATE TYPE "public"."enum_special_hours_status" AS ENUM('Open', 'Closed');
  ALTER TYPE "public"."enum_locations_timezone" ADD VALUE 'Australia/Broken_Hill';
  ALTER TYPE "public"."enum_locations_timezone" ADD VALUE 'Australia/Eucla';
  ALTER TYPE "public"."enum_locations_timezone" ADD VALUE 'Australia/Lord_Howe';
  CREATE TABLE "special_hours" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"date" varchar NOT NULL,
  	"name" varchar,
  	"department" "enum_special_hours_department" DEFAULT 'all' NOT NULL,
  	"status" "enum_special_hours_status" NOT NULL,
  	"start_hour" varchar,
  	"end_hour" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "special_hours_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"locations_id" uuid
  );
  
  ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_hours_rels" ADD CONSTRAINT "special_hours_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "special_hours_rels" ADD CONSTRAINT "special_hours_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "special_hours_tenant_idx" ON "special_hours" USING btree ("tenant_id");
  CREATE INDEX "special_hours_updated_at_idx" ON "special_hours" USING btree ("updated_at");
  CREATE INDEX "special_hours_created_at_idx" ON "special_hours" USING btree ("created_at");
  CREATE INDEX "special_hours_rels_order_idx" ON "special_hours_rels" USING btree ("order");
  CREATE INDEX "special_hours_rels_parent_idx" ON "special_hours_rels" USING btree ("parent_id");
  CREATE INDEX "special_hours_rels_path_idx" ON "special_hours_rels" USING btree ("path");
  CREATE INDEX "special_hours_rels_locations_id_idx" ON "special_hours_rels" USING btree ("locations_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "special_hours" CASCADE;
  DROP TABLE "special_hours_rels" CASCADE;
  ALTER TABLE "locations" ALTER COLUMN "timezone" SET DATA TYPE text;
  ALTER TABLE "locations" ALTER COLUMN "timezone" SET DEFAULT 'Australia/Brisbane'::text;
  DROP TYPE "public"."enum_locations_timezone";
  CREATE TYPE "public"."enum_locations_timezone" AS ENUM('Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  ALTER TABLE "locations" ALTER COLUMN "timezone" SET DEFAULT 'Australia/Brisbane'::"public"."enum_locations_timezone";
  ALTER TABLE "locations" ALTER COLUMN "timezone" SET DATA TYPE "public"."enum_locations_timezone" USING "timezone"::"public"."enum_locations_timezone";
  DROP TYPE "public"."enum_special_hours_department";
  DROP TYPE "public"."enum_special_hours_status";`)
}
