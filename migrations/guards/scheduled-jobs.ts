/** Scheduled jobs: one row for each (`src/domain/scheduled-jobs.ts`). */
export const scheduledJobs = `
CREATE TABLE scheduled_jobs (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL,
  leased_until timestamptz,
  claim bigint NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  problem text,
  failed_at timestamptz
);
`
