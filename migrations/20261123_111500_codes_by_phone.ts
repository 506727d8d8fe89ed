import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Texts to a phone are counted for all dealers together (OPS-02). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE INDEX sign_in_codes_by_phone ON sign_in_codes (phone, created_at);
CREATE INDEX messages_by_recipient ON messages (recipient, created_at);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP INDEX messages_by_recipient;
DROP INDEX sign_in_codes_by_phone;
`)
}
