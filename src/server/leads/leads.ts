import 'server-only'
import type { LeadType } from '@/src/domain/leads/lead-types'
import type { LeadForm, LeadOrigin, LeadResult } from '@/src/domain/leads/submitted-lead'
import type { Site } from '@/src/domain/tenancy/site'
import { formText } from '@/src/services/leads/lead-request'
import { recordPhoneLead } from '@/src/services/leads/record-phone-lead'
import { submitLead } from '@/src/services/leads/submit-lead'
import { database } from '@/src/server/database'
import { findPublicVehicle, findVehicle } from '@/src/server/vehicles/find-vehicle'

/** Stores a form of a page as a lead, or a step of it (LEAD-01, LEAD-03). */
export const submitLeadForm = async (
  site: Site,
  leadType: LeadType,
  form: LeadForm,
  origin: LeadOrigin,
): Promise<LeadResult> => {
  const vehicle = await findVehicle(site.id, formText(form, 'car_id'))
  return submitLead(await database(), { site, leadType, form, origin, vehicle })
}

/** Records that a shopper revealed a phone number (VDP-12); false for an unknown vehicle or when rate limited. */
export const submitPhoneLead = async (site: Site, form: LeadForm, origin: LeadOrigin): Promise<boolean> => {
  const vehicle = await findPublicVehicle(site.id, formText(form, 'car_id'))
  return vehicle !== null && recordPhoneLead(await database(), { site, form, origin, vehicle })
}
