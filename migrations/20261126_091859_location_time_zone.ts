import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ALTER COLUMN "timezone" DROP DEFAULT;
  ALTER TABLE "_locations_v" ALTER COLUMN "version_timezone" DROP DEFAULT;`)
  // Brisbane's zone was the default of every location, so one that no place in its state has is corrected.
  await db.execute(sql`
   CREATE TEMPORARY TABLE state_zones ON COMMIT DROP AS SELECT * FROM (VALUES
     ('ACT', 'Australia/Sydney', ARRAY['Australia/Sydney']),
     ('NSW', 'Australia/Sydney', ARRAY['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe']),
     ('NT', 'Australia/Darwin', ARRAY['Australia/Darwin']),
     ('QLD', 'Australia/Brisbane', ARRAY['Australia/Brisbane']),
     ('SA', 'Australia/Adelaide', ARRAY['Australia/Adelaide']),
     ('TAS', 'Australia/Hobart', ARRAY['Australia/Hobart']),
     ('VIC', 'Australia/Melbourne', ARRAY['Australia/Melbourne']),
     ('WA', 'Australia/Perth', ARRAY['Australia/Perth', 'Australia/Eucla'])
   ) AS zones (state, zone, allowed);
  UPDATE "locations" SET "timezone" = zone::enum_locations_timezone FROM state_zones
    WHERE state = "address_state"::text AND "timezone"::text <> ALL (allowed);
  UPDATE "_locations_v" SET "version_timezone" = zone::enum__locations_v_version_timezone FROM state_zones
    WHERE state = "version_address_state"::text AND "version_timezone"::text <> ALL (allowed);`)
  await db.execute(sql`SELECT forecourt_announce_content(), forecourt_guard_relations()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "locations" ALTER COLUMN "timezone" SET DEFAULT 'Australia/Brisbane';
  ALTER TABLE "_locations_v" ALTER COLUMN "version_timezone" SET DEFAULT 'Australia/Brisbane';`)
}
