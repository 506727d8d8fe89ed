import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_tenants_status" ADD VALUE 'purging';
  CREATE TABLE "tenants_dealerships" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"dealership_id" varchar NOT NULL,
  	"dealership_slug" varchar
  );
  
  CREATE TABLE "tenants_plugins" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"account" varchar
  );
  
  ALTER TABLE "tenants" ADD COLUMN "address_street" varchar;
  ALTER TABLE "tenants" ADD COLUMN "address_city" varchar;
  ALTER TABLE "tenants" ADD COLUMN "address_state" varchar;
  ALTER TABLE "tenants" ADD COLUMN "address_postcode" varchar;
  ALTER TABLE "tenants_dealerships" ADD CONSTRAINT "tenants_dealerships_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tenants_plugins" ADD CONSTRAINT "tenants_plugins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tenants_dealerships_order_idx" ON "tenants_dealerships" USING btree ("_order");
  CREATE INDEX "tenants_dealerships_parent_id_idx" ON "tenants_dealerships" USING btree ("_parent_id");
  CREATE INDEX "tenants_plugins_order_idx" ON "tenants_plugins" USING btree ("_order");
  CREATE INDEX "tenants_plugins_parent_id_idx" ON "tenants_plugins" USING btree ("_parent_id");`)
  // Deleted plainly, a tenant would leave its rows behind without an owner: only its purge may.
  await db.execute(sql`
  CREATE FUNCTION forecourt_keep_tenant() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status::text <> 'purging' THEN
      RAISE EXCEPTION 'tenant % is archived and purged, never deleted', OLD.slug USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
  END $$;
  CREATE TRIGGER forecourt_keep_tenant BEFORE DELETE ON tenants FOR EACH ROW EXECUTE FUNCTION forecourt_keep_tenant()`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER forecourt_keep_tenant ON tenants;
   DROP FUNCTION forecourt_keep_tenant();
   DROP TABLE "tenants_dealerships" CASCADE;
  DROP TABLE "tenants_plugins" CASCADE;
  ALTER TABLE "tenants" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "tenants" ALTER COLUMN "status" SET DEFAULT 'active'::text;
  DROP TYPE "public"."enum_tenants_status";
  CREATE TYPE "public"."enum_tenants_status" AS ENUM('active', 'archived');
  ALTER TABLE "tenants" ALTER COLUMN "status" SET DEFAULT 'active'::"public"."enum_tenants_status";
  ALTER TABLE "tenants" ALTER COLUMN "status" SET DATA TYPE "public"."enum_tenants_status" USING "status"::"public"."enum_tenants_status";
  ALTER TABLE "tenants" DROP COLUMN "address_street";
  ALTER TABLE "tenants" DROP COLUMN "address_city";
  ALTER TABLE "tenants" DROP COLUMN "address_state";
  ALTER TABLE "tenants" DROP COLUMN "address_postcode";`)
}
