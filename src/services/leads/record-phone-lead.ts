import type { Pool } from 'pg'
import { toPhoneLead } from '@/src/domain/leads/lead'
import type { LeadForm, LeadOrigin } from '@/src/domain/leads/submitted-lead'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import type { Site } from '@/src/domain/tenancy/site'
import { isRateLimited } from '@/src/services/limits/count-attempts'
import { idempotencyKeyOf, originFields } from './lead-request'
import { storeLead } from './store-lead'

type PhoneLeadRequest = {
  readonly site: Site
  readonly form: LeadForm
  readonly origin: LeadOrigin
  readonly vehicle: Vehicle
}

/** Records that a shopper revealed a phone number (VDP-12); false when rate limited. */
export const recordPhoneLead = async (
  db: Pool,
  { site, form, origin, vehicle }: PhoneLeadRequest,
): Promise<boolean> => {
  if (await isRateLimited(db, ['callsBySender', origin.sender], ['callsBySite', site.id])) return false
  const lead = toPhoneLead(site, vehicle)
  const state = { source: 'Website', form_completed: true, lead_status: 'Complete', opt_in: false }
  const row = { ...lead, ...originFields(origin), ...state, key: idempotencyKeyOf(form, lead) }
  await storeLead(db, site, { row, values: {}, requestedBooking: null })
  return true
}
