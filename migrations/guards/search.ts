/** Data of the search. The stock index is not here because it is derived from the vehicles. */
export const search = `
-- A hosted search index continues from where it has followed the change log, which is recorded here.
CREATE TABLE search_sync (
  index_name text PRIMARY KEY,
  position text,
  applied text[] NOT NULL DEFAULT '{}',
  settings_hash text,
  synced_at timestamptz
);

-- These tables hold the search indexes that are written over Algolia's protocol, which have no other source
-- (docs/decisions/0006-custom-search-indexes.md). Each write is a task with a number from this sequence.
CREATE SEQUENCE search_task_ids;
CREATE TABLE search_indexes (
  name text PRIMARY KEY,
  settings json NOT NULL DEFAULT '{}',
  -- This is the primary index if this index is a replica, which has the records of its primary.
  primary_name text,
  -- This is the last task that changed the results of searches.
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

-- Clients send events to the endpoint of Algolia's Insights, and the embedded engine stores them here.
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
`
