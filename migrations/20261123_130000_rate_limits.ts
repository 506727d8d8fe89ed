import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How often each sender, address or account did something (OPS-02). Not logged: after a crash all counts begin at zero. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
CREATE INDEX rate_limits_expire ON rate_limits (expire);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE rate_limits;
`)
}
