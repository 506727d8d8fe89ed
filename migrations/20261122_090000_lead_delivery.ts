import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A lead waits for its delivery in its own row, from the moment it is stored: whoever stores it, nothing else has to be
 * written. One that came in steps is told again once it is whole.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE leads ADD COLUMN routed_at timestamptz;
-- Those that are there were answered from the inbox: nobody is told of them now.
UPDATE leads SET routed_at = created_at;
CREATE INDEX leads_waiting ON leads (created_at) WHERE routed_at IS NULL;
CREATE INDEX leads_tenant_created ON leads (tenant_id, created_at);
CREATE INDEX lead_deliveries_due ON lead_deliveries (next_try_at) WHERE state = 'waiting';

CREATE FUNCTION forecourt_lead_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.routed_at := NULL;
  PERFORM pg_notify('forecourt_outbox', '');
  RETURN NEW;
END $$;
CREATE TRIGGER leads_wait BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION forecourt_lead_waits();
CREATE TRIGGER leads_whole BEFORE UPDATE ON leads FOR EACH ROW
  WHEN (NEW.form_completed AND OLD.form_completed IS NOT TRUE)
  EXECUTE FUNCTION forecourt_lead_waits();
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER leads_whole ON leads;
DROP TRIGGER leads_wait ON leads;
DROP FUNCTION forecourt_lead_waits();
DROP INDEX lead_deliveries_due;
DROP INDEX leads_tenant_created;
ALTER TABLE leads DROP COLUMN routed_at;
`)
}
