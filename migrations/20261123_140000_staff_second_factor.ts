import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The second factor of staff, and from where each of their sessions was signed in (STF-09). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE staff_second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  recovery_codes text[] NOT NULL DEFAULT '{}'
);
CREATE TABLE staff_sign_ins (
  session_id varchar PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sender text NOT NULL,
  user_agent text NOT NULL
);
-- Whoever needs a second factor sets it up at the next sign-in, which is now.
DELETE FROM users_sessions;
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE staff_sign_ins;
DROP TABLE staff_second_factors;
`)
}
