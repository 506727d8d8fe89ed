/** Reviews and special hours of locations. */
export const locations = `
-- Reviews are deleted with their location. Payload would set the column to null, which it does not allow.
ALTER TABLE reviews DROP CONSTRAINT reviews_location_id_locations_id_fk,
  ADD CONSTRAINT reviews_location_id_locations_id_fk
    FOREIGN KEY (location_id) REFERENCES locations (id) ON DELETE CASCADE;

-- A version of a review may refer to a location that is deleted later, and must not prevent that.
ALTER TABLE _reviews_v ALTER COLUMN version_location_id DROP NOT NULL;

-- A department of a location has only one set of special hours a day, not counting those in the trash. Hours of one
-- department are an exception to those of all departments, so a day may have both. A hook checks the same
-- (collections/special-hours/refuse-overlap.ts), but concurrent saves do not see each other. This function checks under a
-- lock.
CREATE FUNCTION forecourt_check_special_hours(hours special_hours, location uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF hours.deleted_at IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('special-hours:' || hours.tenant_id, 0));
  IF EXISTS (SELECT 1 FROM special_hours_rels r JOIN special_hours s ON s.id = r.parent_id
    WHERE r.locations_id = location AND s.id <> hours.id AND s.date = hours.date AND s.deleted_at IS NULL
      AND s.department = hours.department) THEN
    RAISE EXCEPTION 'location % has special hours on % already', location, hours.date
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_special_hours_overlap';
  END IF;
END $$;

-- Payload inserts the locations of special hours again on each save, so this trigger runs on each save.
CREATE FUNCTION forecourt_check_added_special_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hours special_hours;
BEGIN
  SELECT * INTO hours FROM special_hours WHERE id = NEW.parent_id;
  PERFORM forecourt_check_special_hours(hours, NEW.locations_id);
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_check_added_special_hours AFTER INSERT ON special_hours_rels FOR EACH ROW
  WHEN (NEW.locations_id IS NOT NULL) EXECUTE FUNCTION forecourt_check_added_special_hours();

-- Special hours that are restored from the trash may overlap with those created meanwhile.
CREATE FUNCTION forecourt_check_restored_special_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forecourt_check_special_hours(NEW, r.locations_id) FROM special_hours_rels r
    WHERE r.parent_id = NEW.id AND r.locations_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER forecourt_check_restored_special_hours AFTER UPDATE ON special_hours FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION forecourt_check_restored_special_hours();
`
