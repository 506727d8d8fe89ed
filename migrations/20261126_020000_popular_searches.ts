import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counts of searches with results, by dealer, day and words, of which the popular ones are suggested (SHP-02). They are
 * no content, so the table is one of those whose rows expire no page.
 */
const create = `
CREATE TABLE popular_searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  day date NOT NULL,
  words text NOT NULL CHECK (length(words) <= 60),
  count integer NOT NULL,
  UNIQUE (tenant_id, day, words)
);
DO $$ BEGIN
  EXECUTE replace(pg_get_functiondef('forecourt_announce_content()'::regprocedure),
    quote_literal('zero_result_searches'), quote_literal('zero_result_searches') || ', ' || quote_literal('popular_searches'));
END $$;
`

const undo = `
DROP TABLE popular_searches;
DO $$ BEGIN
  EXECUTE replace(pg_get_functiondef('forecourt_announce_content()'::regprocedure),
    ', ' || quote_literal('popular_searches'), '');
END $$;
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(create))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(undo))
}
