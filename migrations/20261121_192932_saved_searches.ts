import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_searches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"tenant_id" uuid,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"consent" varchar NOT NULL,
  	"unsubscribe_token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saved_searches_tenant_idx" ON "saved_searches" USING btree ("tenant_id");
  CREATE UNIQUE INDEX "saved_searches_unsubscribe_token_idx" ON "saved_searches" USING btree ("unsubscribe_token");
  CREATE INDEX "saved_searches_updated_at_idx" ON "saved_searches" USING btree ("updated_at");
  CREATE INDEX "saved_searches_created_at_idx" ON "saved_searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "tenant_email_address_idx" ON "saved_searches" USING btree ("tenant_id","email","address");`)
  // A shopper's search changes no page, nor does what shoppers do with results: neither may make a site render all of
  // its pages again.
  await db.execute(sql`
CREATE OR REPLACE FUNCTION forecourt_announce_content() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r'
      AND (c.relname IN ('tenants', 'templates') OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped))
      AND c.relname NOT IN ('vehicles', 'stock_changes', 'stock_imports', 'users_tenants', 'saved_searches', 'search_events')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'forecourt_announce')
  LOOP
    EXECUTE format('CREATE TRIGGER forecourt_announce AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION forecourt_announce()', t.name);
  END LOOP;
END $$`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_searches" CASCADE;`)
}
