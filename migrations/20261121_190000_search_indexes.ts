import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes that are written over the search's protocol (docs/decisions/0006), and the events of Algolia's Insights. The
 * stock index has no place here: it is derived from the vehicles.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE SEQUENCE search_task_ids;

CREATE TABLE search_indexes (
  name text PRIMARY KEY,
  settings json NOT NULL DEFAULT '{}',
  -- Set where this index is a replica: it shows the records of its primary.
  primary_name text,
  -- The task that changed what searches of it see.
  version bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE search_objects (
  index_name text NOT NULL REFERENCES search_indexes (name) ON DELETE CASCADE ON UPDATE CASCADE,
  object_id text NOT NULL,
  record json NOT NULL,
  PRIMARY KEY (index_name, object_id)
);

CREATE TABLE search_parts (
  index_name text NOT NULL REFERENCES search_indexes (name) ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL CHECK (kind IN ('synonyms', 'rules')),
  object_id text NOT NULL,
  body json NOT NULL,
  PRIMARY KEY (index_name, kind, object_id)
);

CREATE TABLE search_keys (
  key text PRIMARY KEY,
  body json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  valid_until timestamptz
);

CREATE TABLE search_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  event_type text NOT NULL,
  event_name text NOT NULL,
  index_name text NOT NULL,
  user_token text NOT NULL,
  query_id text,
  happened_at timestamptz NOT NULL,
  body json NOT NULL
);
CREATE INDEX search_events_tenant_id ON search_events (tenant_id, id);
`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE search_events;
DROP TABLE search_keys;
DROP TABLE search_parts;
DROP TABLE search_objects;
DROP TABLE search_indexes;
DROP SEQUENCE search_task_ids;
`)
}
