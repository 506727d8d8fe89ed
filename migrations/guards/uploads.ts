/** Uploaded files that are due to be removed from their store (OPS-01). */
export const uploads = `
-- A worker removes these files when they are due. The tenant is not a foreign key because a file is recorded before
-- the transaction that creates its dealer commits.
CREATE TABLE upload_removals (
  file text PRIMARY KEY,
  tenant_id uuid NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX upload_removals_due ON upload_removals (due_at);
`
