import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { accounts } from './guards/accounts'
import { content } from './guards/content'
import { leads } from './guards/leads'
import { locations } from './guards/locations'
import { payments } from './guards/payments'
import { rateLimits } from './guards/rate-limits'
import { scheduledJobs } from './guards/scheduled-jobs'
import { search } from './guards/search'
import { statistics } from './guards/statistics'
import { stockChanges } from './guards/stock-changes'
import { stockFeeds } from './guards/stock-feeds'
import { tenancy } from './guards/tenancy'
import { uploads } from './guards/uploads'
import { vehicleDocuments } from './guards/vehicle-documents'

/**
 * Everything in the database that Payload does not know, by subject. Payload's generator ignores all of it. Later changes
 * are migrations of their own.
 */
const subjects = [
  tenancy,
  // Before the subjects that create tables: none of those tables has content.
  content,
  stockChanges,
  stockFeeds,
  locations,
  statistics,
  leads,
  accounts,
  payments,
  search,
  rateLimits,
  uploads,
  vehicleDocuments,
  scheduledJobs,
  // Last, because tables of the other subjects have foreign keys to guard too.
  'SELECT forecourt_guard_relations()',
]

/** Restores the schema of the initial migration. Triggers are dropped with their functions. */
const undo = `
DO $$
DECLARE
  f record;
BEGIN
  FOR f IN
    SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = current_schema() AND (starts_with(p.proname, 'forecourt_') OR starts_with(p.proname, 'guard_'))
  LOOP
    EXECUTE format('DROP FUNCTION %s CASCADE', f.name);
  END LOOP;
END $$;

DROP TABLE scheduled_jobs, upload_removals, rate_limits, search_events, search_keys, search_parts, search_objects, search_indexes,
  search_sync, test_checkouts, payment_events, staff_sign_ins, staff_second_factors, sign_in_codes, messages,
  spent_challenges, vehicle_price_changes, zero_result_searches, vehicle_views, events, stock_import_rejections,
  stock_feed_files, stock_changes;
DROP SEQUENCE search_task_ids;

DROP INDEX payments_one_per_provider_payment, payments_one_per_checkout, reservations_one_hold, appointments_one_car,
  appointments_one_bay, lead_deliveries_due, leads_tenant_created, redirects_own_from, post_categories_own_slug,
  posts_own_slug, offers_own_slug, pages_own_slug, brands_own_slug, models_own_slug, manufacturers_own_slug,
  locations_own_slug;
ALTER TABLE leads DROP COLUMN routed_at;
ALTER TABLE vehicles DROP COLUMN finance_price_cents;

ALTER TABLE saved_vehicles DROP CONSTRAINT saved_vehicles_shopper_id_shoppers_id_fk,
  DROP CONSTRAINT saved_vehicles_car_id_vehicles_id_fk,
  ADD CONSTRAINT saved_vehicles_shopper_id_shoppers_id_fk
    FOREIGN KEY (shopper_id) REFERENCES shoppers (id) ON DELETE SET NULL,
  ADD CONSTRAINT saved_vehicles_car_id_vehicles_id_fk
    FOREIGN KEY (car_id) REFERENCES vehicles (id) ON DELETE SET NULL;
ALTER TABLE vehicle_documents DROP CONSTRAINT vehicle_documents_vehicle_id_vehicles_id_fk,
  ADD CONSTRAINT vehicle_documents_vehicle_id_vehicles_id_fk
    FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE SET NULL;
ALTER TABLE _vehicle_documents_v DROP CONSTRAINT _vehicle_documents_v_version_vehicle_id_vehicles_id_fk,
  ADD CONSTRAINT _vehicle_documents_v_version_vehicle_id_vehicles_id_fk
    FOREIGN KEY (version_vehicle_id) REFERENCES vehicles (id) ON DELETE SET NULL;
ALTER TABLE lead_deliveries DROP CONSTRAINT lead_deliveries_lead_id_leads_id_fk,
  ADD CONSTRAINT lead_deliveries_lead_id_leads_id_fk
    FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE SET NULL;
ALTER TABLE reviews DROP CONSTRAINT reviews_location_id_locations_id_fk,
  ADD CONSTRAINT reviews_location_id_locations_id_fk
    FOREIGN KEY (location_id) REFERENCES locations (id) ON DELETE SET NULL;
ALTER TABLE _reviews_v ALTER COLUMN version_location_id SET NOT NULL;
`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const subject of subjects) await db.execute(sql.raw(subject))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(undo))
}
