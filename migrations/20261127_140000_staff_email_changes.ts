import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * New email addresses of staff that wait for confirmation (STF-09). They are kept outside the accounts, as invitations
 * are: until the link is used, the account has its old address only.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE staff_email_changes (
    -- An account has at most one address that waits; another one replaces it.
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    -- In lower case, as the addresses of accounts are.
    email text NOT NULL,
    -- The SHA-256 of the token in the link. The token itself is not stored.
    token_hash text NOT NULL UNIQUE,
    -- A link is worth as much as its author's own rights, so without an author it cannot be used.
    requested_by uuid REFERENCES users (id) ON DELETE SET NULL,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE staff_email_changes;`)
}
