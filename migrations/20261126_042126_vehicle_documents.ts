import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A vehicle that is deleted takes its documents with it, as the panel does; Payload would leave them without one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicle_documents_kind" AS ENUM('history', 'inspection', 'service', 'safety', 'warranty', 'other');
  CREATE TYPE "public"."enum__vehicle_documents_v_version_kind" AS ENUM('history', 'inspection', 'service', 'safety', 'warranty', 'other');
  CREATE TABLE "vehicle_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"vehicle_id" uuid NOT NULL,
  	"kind" "enum_vehicle_documents_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"issuer" varchar NOT NULL,
  	"issued" varchar NOT NULL,
  	"expires" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "_vehicle_documents_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_vehicle_id" uuid NOT NULL,
  	"version_kind" "enum__vehicle_documents_v_version_kind" NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_issuer" varchar NOT NULL,
  	"version_issued" varchar NOT NULL,
  	"version_expires" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vehicle_documents_id" uuid;
  ALTER TABLE "vehicle_documents" ADD CONSTRAINT "vehicle_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_documents" ADD CONSTRAINT "vehicle_documents_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_parent_id_vehicle_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vehicle_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vehicle_documents_v" ADD CONSTRAINT "_vehicle_documents_v_version_vehicle_id_vehicles_id_fk" FOREIGN KEY ("version_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vehicle_documents_tenant_idx" ON "vehicle_documents" USING btree ("tenant_id");
  CREATE INDEX "vehicle_documents_vehicle_idx" ON "vehicle_documents" USING btree ("vehicle_id");
  CREATE INDEX "vehicle_documents_updated_at_idx" ON "vehicle_documents" USING btree ("updated_at");
  CREATE INDEX "vehicle_documents_created_at_idx" ON "vehicle_documents" USING btree ("created_at");
  CREATE INDEX "vehicle_documents_deleted_at_idx" ON "vehicle_documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "vehicle_documents_filename_idx" ON "vehicle_documents" USING btree ("filename");
  CREATE INDEX "_vehicle_documents_v_parent_idx" ON "_vehicle_documents_v" USING btree ("parent_id");
  CREATE INDEX "_vehicle_documents_v_version_version_tenant_idx" ON "_vehicle_documents_v" USING btree ("version_tenant_id");
  CREATE INDEX "_vehicle_documents_v_version_version_vehicle_idx" ON "_vehicle_documents_v" USING btree ("version_vehicle_id");
  CREATE INDEX "_vehicle_documents_v_version_version_updated_at_idx" ON "_vehicle_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_vehicle_documents_v_version_version_created_at_idx" ON "_vehicle_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_vehicle_documents_v_version_version_deleted_at_idx" ON "_vehicle_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vehicle_documents_v_version_version_filename_idx" ON "_vehicle_documents_v" USING btree ("version_filename");
  CREATE INDEX "_vehicle_documents_v_created_at_idx" ON "_vehicle_documents_v" USING btree ("created_at");
  CREATE INDEX "_vehicle_documents_v_updated_at_idx" ON "_vehicle_documents_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_documents_fk" FOREIGN KEY ("vehicle_documents_id") REFERENCES "public"."vehicle_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vehicle_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_documents_id");`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicle_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vehicle_documents_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vehicle_documents" CASCADE;
  DROP TABLE "_vehicle_documents_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vehicle_documents_fk";
  
  DROP INDEX "payload_locked_documents_rels_vehicle_documents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vehicle_documents_id";
  DROP TYPE "public"."enum_vehicle_documents_kind";
  DROP TYPE "public"."enum__vehicle_documents_v_version_kind";`)
}
