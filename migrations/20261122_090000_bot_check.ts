import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Solutions of the bot check that a form was taken with: each is good once, for every process alike (LEAD-10). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE spent_challenges (
  challenge text PRIMARY KEY,
  spent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX spent_challenges_age ON spent_challenges (spent_at);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE spent_challenges`)
}
