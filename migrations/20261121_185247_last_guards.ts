import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stock_feeds" ADD COLUMN "push_signed" boolean DEFAULT false;`)
  // A save that read the tenant before its purge was marked writes the old status after it: the mark must stand.
  await db.execute(sql`
  CREATE FUNCTION forecourt_keep_purging() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'tenant % is being deleted, it cannot come back', OLD.slug
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_keep_purging';
  END $$;
  CREATE TRIGGER forecourt_keep_purging BEFORE UPDATE ON tenants FOR EACH ROW
    WHEN (OLD.status::text = 'purging' AND NEW.status::text IS DISTINCT FROM 'purging') EXECUTE FUNCTION forecourt_keep_purging()`)
  // Counted one after the other: of feeds made at the same moment none sees the others yet. The hook counts to the
  // same number (collections/stock-feeds/most-feeds.ts).
  await db.execute(sql`
  CREATE FUNCTION forecourt_most_feeds() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('stock-feeds:' || NEW.tenant_id, 0));
    IF (SELECT count(*) FROM stock_feeds WHERE tenant_id = NEW.tenant_id) > 20 THEN
      RAISE EXCEPTION 'tenant % has 20 stock feeds already', NEW.tenant_id
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_most_feeds';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER forecourt_most_feeds AFTER INSERT OR UPDATE OF tenant_id ON stock_feeds FOR EACH ROW
    EXECUTE FUNCTION forecourt_most_feeds()`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER forecourt_most_feeds ON stock_feeds;
   DROP FUNCTION forecourt_most_feeds();
   DROP TRIGGER forecourt_keep_purging ON tenants;
   DROP FUNCTION forecourt_keep_purging();
   ALTER TABLE "stock_feeds" DROP COLUMN "push_signed";`)
}
