/** Reviews and special hours of locations. */
export const locations = `
-- Reviews are deleted with their location. Payload would set the column to null, which it does not allow.
ALTER TABLE reviews DROP CONSTRAINT reviews_location_id_locations_id_fk,
  ADD CONSTRAINT reviews_location_id_locations_id_fk
    FOREIGN KEY (location_id) REFERENCES locations (id) ON DELETE CASCADE;

-- A version of a review may refer to a location that is deleted later, and must not prevent that.
ALTER TABLE _reviews_v ALTER COLUMN version_location_id DROP NOT NULL;

-- A department of a location has only one set of special hours a day, not counting those in the trash. A hook checks
-- the same (collections/special-hours/refuse-overlap.ts), but concurrent saves do not see each other. This function
-- checks under a lock.
CREATE FUNCTION forecourt_special_hours_apart(mine special_hours, place uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF mine.deleted_at IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('special-hours:' || mine.tenant_id, 0));
  IF EXISTS (SELECT 1 FROM special_hours_rels r JOIN special_hours s ON s.id = r.parent_id
    WHERE r.locations_id = place AND s.id <> mine.id AND s.date = mine.date AND s.deleted_at IS NULL
      AND (s.department = mine.department OR s.department = 'all' OR mine.department = 'all')) THEN
    RAISE EXCEPTION 'location % has special hours on % already', place, mine.date
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_special_hours_once';
  END IF;
END $$;

-- Payload inserts the locations of special hours again on each save, so this trigger runs on each save.
CREATE FUNCTION forecourt_special_hours_once() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mine special_hours;
BEGIN
  SELECT * INTO mine FROM special_hours WHERE id = NEW.parent_id;
  PERFORM forecourt_special_hours_apart(mine, NEW.locations_id);
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_special_hours_once AFTER INSERT ON special_hours_rels FOR EACH ROW
  WHEN (NEW.locations_id IS NOT NULL) EXECUTE FUNCTION forecourt_special_hours_once();

-- Special hours that are restored from the trash may overlap with those created meanwhile.
CREATE FUNCTION forecourt_special_hours_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forecourt_special_hours_apart(NEW, r.locations_id) FROM special_hours_rels r
    WHERE r.parent_id = NEW.id AND r.locations_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_special_hours_back AFTER UPDATE ON special_hours FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION forecourt_special_hours_back();
`
