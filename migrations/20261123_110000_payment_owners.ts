import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A checkout and the money of a provider belong to one payment, so no payment can be given another's (SEC-01). The test
 * driver keeps whom a checkout was made for, as real providers do.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE UNIQUE INDEX payments_one_per_checkout ON payments (provider, session_id);
CREATE UNIQUE INDEX payments_one_per_provider_payment ON payments (provider, provider_payment_id);
ALTER TABLE test_checkouts ADD COLUMN metadata jsonb NOT NULL DEFAULT '{}';
UPDATE test_checkouts SET metadata = jsonb_build_object('payment', key);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE test_checkouts DROP COLUMN metadata;
DROP INDEX payments_one_per_provider_payment;
DROP INDEX payments_one_per_checkout;
`)
}
