import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One row for each scheduled job (`src/domain/scheduled-jobs.ts`). The schema `jobs` was pg-boss's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE scheduled_jobs (
     name text PRIMARY KEY,
     due_at timestamptz NOT NULL,
     leased_until timestamptz,
     claim bigint NOT NULL DEFAULT 0,
     tries integer NOT NULL DEFAULT 0,
     problem text,
     failed_at timestamptz
   );
   DROP SCHEMA IF EXISTS jobs CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE scheduled_jobs;`)
}
