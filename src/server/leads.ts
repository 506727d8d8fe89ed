import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { EventId } from '@/src/domain/events/event-ids'
import { formCar, leadFields } from '@/src/domain/leads/fields'
import { leadOf, phoneLead } from '@/src/domain/leads/lead'
import { leadEvent, type Purpose } from '@/src/domain/leads/purposes'
import { cleaned, consentOf, type LeadErrors, readLead } from '@/src/domain/leads/read-lead'
import { visibleLocations } from '@/src/domain/locations/present'
import { present } from '@/src/domain/present'
import type { Site } from '@/src/domain/tenancy/site'
import type { Lead } from '@/src/payload-types'
import { createLimiter } from '@/src/runtime/limiter'
import { within } from './data'
import { anyCarNamed, carNamed } from './named-car'
import { payload } from './payload'

const hour = 3_600_000
/** A person sends a handful; an office, or a phone network's exit, some dozens; a machine thousands. */
const bySender = createLimiter(120, hour)
const bySite = createLimiter(6000, hour)
/** Numbers that are only looked at are counted by themselves: they keep nobody from writing. */
const callsBySender = createLimiter(120, hour)
const callsBySite = createLimiter(6000, hour)

/** Who sent a form, and from where, as far as the server knows. */
export type LeadOrigin = {
  /** As `src/runtime/http.ts` tells it. */
  readonly sender: string | null
  readonly user_agent: string | null
  readonly url: string | null
}

/** A form as it came: hidden fields, answers, and everything a stranger may have added. */
export type LeadForm = Readonly<Record<string, unknown>>

export type LeadOutcome =
  | { readonly kind: 'stored'; readonly lead_id: string; readonly category: string; readonly event: EventId }
  | { readonly kind: 'wrong'; readonly errors: LeadErrors; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'wait' }

type LeadData = Omit<Lead, 'id' | 'createdAt' | 'updatedAt' | 'tenant' | 'key' | 'stage'>

const text = (form: LeadForm, name: string): string => {
  const value = form[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * What tells a form sent twice from two forms: the page's own key, and what it says. Pressing twice, or trying again
 * after an answer that got lost, is one lead; going back and asking something else is another. What came without a key is
 * a lead of its own: two people may say the same.
 */
const keyOf = (form: LeadForm, said: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([text(form, 'key').slice(0, 100) || randomUUID(), said]))
    .digest('base64url')

const find = async (tenantId: string, key: string): Promise<Lead | undefined> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'leads',
    where: within(tenantId, { key: { equals: key } }),
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]
}

/** Stores a lead once, however often it is sent. Rejects when the database does not answer: then nothing was promised. */
const store = async (site: Site, key: string, data: LeadData): Promise<Lead> => {
  try {
    return await (
      await payload()
    ).create({
      collection: 'leads',
      data: { ...data, stage: 'new', key, tenant: site.id },
      depth: 0,
      overrideAccess: true,
    })
  } catch (error) {
    // Sent twice, the unique index keeps one of them.
    const other = await find(site.id, key)
    if (!other) throw error
    return other
  }
}

/** The location a form is for: its own answer, else the one whose contact page it stands on (LOC-06). */
const placeOf = (site: Site, form: LeadForm, values: Readonly<Record<string, string>>) => {
  const slug = values['location'] ?? text(form, 'location')
  const found = visibleLocations(site).find((one) => one.slug === slug)
  return { id: found?.id, values: present({ dealership_slug: found?.dealership_slug }) }
}

const originOf = ({ user_agent, url }: LeadOrigin) =>
  present({ url: url?.slice(0, 2000), user_agent: user_agent?.slice(0, 500) })

const keyOfSender = (site: Site, { sender }: LeadOrigin): string => `${site.id} ${sender ?? ''}`

/** Whether this sender has to wait. Counted when a lead would be stored, so that who corrects a field loses nothing. */
const mustWait = (site: Site, origin: LeadOrigin): boolean =>
  bySender(keyOfSender(site, origin)) > 0 || bySite(site.id) > 0

/**
 * Takes a form (LEAD-01, LEAD-08): read, stored in this request, then told. A field that no person sees, filled in, is a
 * machine's: it is told that all went well, and nothing is kept.
 */
export const takeLead = async (
  site: Site,
  purpose: Purpose,
  form: LeadForm,
  origin: LeadOrigin,
): Promise<LeadOutcome> => {
  const named = text(form, 'car_id')
  // In whatever state: a car may be sold, or leave its feed, while somebody writes about it.
  const car = (await anyCarNamed(site.id, named)) ?? undefined
  const reading = readLead(form, leadFields(purpose, formCar(named, car), site))
  if ('errors' in reading) return { kind: 'wrong', ...reading }
  const place = placeOf(site, form, reading.values)
  const lead = leadOf(site, purpose, { ...place.values, ...reading.values }, car)
  const event = leadEvent({ purpose, car_type: car?.car_type, category: lead.category })
  if (text(form, 'website') !== '') return { kind: 'stored', lead_id: '', category: lead.category, event }
  const data = {
    ...lead,
    ...consentOf(form, site.switches.forms.opt_in, site.name),
    ...present({ location: place.id ?? car?.location_id }),
    ...originOf(origin),
    source: 'Website',
    form_completed: true,
    lead_attributes: cleaned(form['lead_attributes'], true).slice(0, 5000),
  }
  const key = keyOf(form, [lead, data.opt_in])
  const before = await find(site.id, key)
  if (before) return { kind: 'stored', lead_id: before.id, category: lead.category, event }
  if (mustWait(site, origin)) return { kind: 'wait' }
  const stored = await store(site, key, data)
  return { kind: 'stored', lead_id: stored.id, category: lead.category, event }
}

/** Notes that a shopper asked for a number (VDP-12); false for no car of this dealer, and for too many. */
export const takePhoneLead = async (site: Site, form: LeadForm, origin: LeadOrigin): Promise<boolean> => {
  const car = await carNamed(site.id, text(form, 'car_id'))
  if (!car || callsBySender(keyOfSender(site, origin)) > 0 || callsBySite(site.id) > 0) return false
  const lead = phoneLead(site, car)
  await store(site, keyOf(form, lead), { ...lead, ...originOf(origin), source: 'Website', form_completed: true })
  return true
}
