import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Invitations of staff (STF-09). They are kept outside the accounts: until an invitation is accepted there is no account
 * that could sign in or be counted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE staff_invitations (
    id uuid PRIMARY KEY,
    -- In lower case, as the addresses of accounts are.
    email text NOT NULL,
    name text NOT NULL,
    platform_admin boolean NOT NULL DEFAULT false,
    -- The SHA-256 of the token in the link. The token itself is not stored.
    token_hash text NOT NULL UNIQUE,
    -- An invitation is worth as much as its author's own rights, so without an author it cannot be accepted.
    invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
    sent_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz
  );
  CREATE INDEX staff_invitations_email ON staff_invitations (email);
  CREATE TABLE staff_invitation_roles (
    invitation_id uuid NOT NULL REFERENCES staff_invitations (id) ON DELETE CASCADE,
    tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
    role enum_users_tenants_role NOT NULL,
    PRIMARY KEY (invitation_id, tenant_id)
  );
  CREATE INDEX staff_invitation_roles_tenant ON staff_invitation_roles (tenant_id);
  -- Messages to the platform's own staff belong to no dealer.
  ALTER TABLE messages ALTER COLUMN tenant_id DROP NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM messages WHERE tenant_id IS NULL;
  ALTER TABLE messages ALTER COLUMN tenant_id SET NOT NULL;
  DROP TABLE staff_invitation_roles, staff_invitations;`)
}
