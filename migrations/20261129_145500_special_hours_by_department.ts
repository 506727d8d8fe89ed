import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const createCheck = (sameDepartment: string): string => `
CREATE OR REPLACE FUNCTION forecourt_check_special_hours(hours special_hours, location uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF hours.deleted_at IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('special-hours:' || hours.tenant_id, 0));
  IF EXISTS (SELECT 1 FROM special_hours_rels r JOIN special_hours s ON s.id = r.parent_id
    WHERE r.locations_id = location AND s.id <> hours.id AND s.date = hours.date AND s.deleted_at IS NULL
      AND (${sameDepartment})) THEN
    RAISE EXCEPTION 'location % has special hours on % already', location, hours.date
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'forecourt_special_hours_overlap';
  END IF;
END $$;`

/** Hours of one department are an exception to those of all departments, so a day may have both (LOC-05). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(createCheck('s.department = hours.department')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const overlaps = "s.department = hours.department OR s.department = 'all' OR hours.department = 'all'"
  await db.execute(sql.raw(createCheck(overlaps)))
}
