/** Limits and files of stock feeds. */
export const stockFeeds = `
-- A dealer may have 20 feeds. A hook checks the same number (collections/stock-feeds/limit-feeds.ts), but concurrent
-- saves do not see each other. This trigger counts under a lock.
CREATE FUNCTION forecourt_limit_feeds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('stock-feeds:' || NEW.tenant_id, 0));
  IF (SELECT count(*) FROM stock_feeds WHERE tenant_id = NEW.tenant_id) > 20 THEN
    RAISE EXCEPTION 'tenant % has 20 stock feeds already', NEW.tenant_id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_limit_feeds';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_limit_feeds AFTER INSERT OR UPDATE OF tenant_id ON stock_feeds FOR EACH ROW
  EXECUTE FUNCTION forecourt_limit_feeds();

-- The last file of each feed is stored, compressed, so that staff can try a mapping on it before they save it
-- (STK-02).
CREATE TABLE stock_feed_files (
  feed_id uuid PRIMARY KEY REFERENCES stock_feeds ON DELETE CASCADE,
  name text NOT NULL,
  packed bytea,
  kept_at timestamptz NOT NULL
);

-- The rows that an import rejected are stored, compressed, so that staff can download them.
CREATE TABLE stock_import_rejections (
  import_id uuid PRIMARY KEY REFERENCES stock_imports ON DELETE CASCADE,
  packed bytea NOT NULL
);
`
