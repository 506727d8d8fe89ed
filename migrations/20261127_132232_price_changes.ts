import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Price changes of many vehicles at once (STF-11). The vehicles of a change are rows and not a relationship of Payload,
 * because one change can have thousands, each with the values to restore.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_changes_state" AS ENUM('planned', 'running', 'ended', 'stopped', 'undone', 'cancelled');
  CREATE TABLE "price_changes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"state" "enum_price_changes_state" DEFAULT 'planned' NOT NULL,
  	"summary" varchar,
  	"which" varchar,
  	"vehicles" numeric DEFAULT 0,
  	"tag" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"who" varchar,
  	"ended_by" varchar,
  	"rule" jsonb,
  	"shows_before" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_changes_tenant_idx" ON "price_changes" USING btree ("tenant_id");
  CREATE INDEX "price_changes_state_idx" ON "price_changes" USING btree ("state");
  CREATE INDEX "price_changes_starts_at_idx" ON "price_changes" USING btree ("starts_at");
  CREATE INDEX "price_changes_ends_at_idx" ON "price_changes" USING btree ("ends_at");
  CREATE INDEX "price_changes_updated_at_idx" ON "price_changes" USING btree ("updated_at");
  CREATE INDEX "price_changes_created_at_idx" ON "price_changes" USING btree ("created_at");
  CREATE INDEX "tenant_state_idx" ON "price_changes" USING btree ("tenant_id","state");`)
  await db.execute(sql`
  CREATE TABLE price_change_vehicles (
    change_id uuid NOT NULL REFERENCES price_changes ON DELETE CASCADE,
    tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
    vehicle_id uuid NOT NULL REFERENCES vehicles ON DELETE CASCADE,
    name text NOT NULL,
    state text NOT NULL CHECK (state IN ('planned', 'running', 'restored', 'changed_since', 'left_out')),
    from_cents bigint NOT NULL,
    to_cents bigint NOT NULL,
    set_values jsonb NOT NULL,
    own_values jsonb NOT NULL,
    reason text,
    PRIMARY KEY (change_id, vehicle_id)
  );
  CREATE INDEX price_change_vehicles_tenant_id ON price_change_vehicles (tenant_id);
  CREATE INDEX price_change_vehicles_vehicle_id ON price_change_vehicles (vehicle_id);
  -- Two running changes of one vehicle would each restore what the other has set.
  CREATE UNIQUE INDEX price_change_vehicles_running ON price_change_vehicles (vehicle_id) WHERE state = 'running';`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
  // No page shows these rows: pages change with the vehicles.
  await db.execute(sql`ALTER TABLE price_changes DISABLE TRIGGER forecourt_announce;
    ALTER TABLE price_change_vehicles DISABLE TRIGGER forecourt_announce`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE price_change_vehicles;
  DROP TABLE "price_changes" CASCADE;
  DROP TYPE "public"."enum_price_changes_state";`)
}
