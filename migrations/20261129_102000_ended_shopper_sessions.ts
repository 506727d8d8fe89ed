import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sessions of shoppers that were signed out before they expired (ACC-01): a copy of their cookie must not work. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE ended_shopper_sessions (
    shopper_id uuid NOT NULL REFERENCES shoppers (id) ON DELETE CASCADE,
    -- When the session expires, as its cookie says it; with the shopper it identifies the session.
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (shopper_id, expires_at)
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE ended_shopper_sessions;`)
}
