import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { DEFAULT_TIME_ZONE, localTimeAt } from '@/src/domain/time/zones'
import { formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { leadStages } from '@/src/domain/leads/stages'
import { formatPhone } from '@/src/domain/phone'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import type { Lead } from '@/src/payload-types'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { idOf } from '@/src/domain/content/id-of'

type LeadNames = {
  readonly zones: ReadonlyMap<string, string>
  readonly locations: ReadonlyMap<string, string>
  readonly users: ReadonlyMap<string, string>
}

const idsOf = (leads: readonly Lead[], key: 'location' | 'assigned_to' | 'tenant'): readonly string[] => [
  ...new Set(leads.flatMap((lead) => idOf(lead[key]) ?? [])),
]

const loadNames = async (
  pool: Pool,
  statement: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ id: string; name: string }>(statement, [ids])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The time zone of each dealer's primary location. */
const timeZonesSql = `SELECT DISTINCT ON (tenant_id) tenant_id AS id, timezone::text AS name FROM locations
  WHERE tenant_id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY tenant_id, "primary" DESC NULLS LAST, "order" NULLS LAST`

export const loadLeadNames = async (req: PayloadRequest, leads: readonly Lead[]): Promise<LeadNames> => {
  const pool = getPool(req.payload)
  const [zones, locations, users] = await Promise.all([
    loadNames(pool, timeZonesSql, idsOf(leads, 'tenant')),
    // Includes locations in the trash, because a lead keeps the location it was assigned to.
    loadNames(pool, 'SELECT id, name FROM locations WHERE id = ANY($1::uuid[])', idsOf(leads, 'location')),
    loadNames(
      pool,
      "SELECT id, coalesce(nullif(name, ''), email) AS name FROM users WHERE id = ANY($1::uuid[])",
      idsOf(leads, 'assigned_to'),
    ),
  ])
  return { zones, locations, users }
}

const joinLines = (all: readonly (string | null | undefined)[]): string => all.filter(Boolean).join('\n')

const nameOf = (names: ReadonlyMap<string, string>, relation: Lead['location' | 'assigned_to']): string =>
  names.get(idOf(relation) ?? '') ?? ''

type CsvColumn = readonly [
  heading: string,
  read: (
    lead: Lead,
    context: LeadNames & { readonly formatMoment: (moment: string | null | undefined) => string },
  ) => string | null | undefined,
]

/** The columns of the file in their order. */
export const leadCsvColumns: readonly CsvColumn[] = [
  ['Received', (lead, { formatMoment }) => formatMoment(lead.createdAt)],
  ['Category', (lead) => lead.category],
  ['Subcategory', (lead) => formatSubcategory(lead.subcategory)],
  ['Stage', (lead) => leadStages[lead.stage]],
  ['Name', (lead) => lead.name],
  // As Australians dial it: a number that begins with “+” would be a formula for a spreadsheet.
  ['Phone', (lead) => formatPhone(lead.phone ?? '')],
  ['Email', (lead) => lead.email],
  ['Message', (lead) => lead.message],
  ['Answers', ({ details }) => joinLines(listAnswerRows(details ?? []).map(([label, value]) => `${label}: ${value}`))],
  ['News and offers', (lead) => (lead.opt_in ? 'Yes' : 'No')],
  ['Vehicle', (lead) => [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' ')],
  ['Stock number', (lead) => lead.stock_number],
  ['Car type', ({ car_type }) => carTypeLabels[car_type as keyof typeof carTypeLabels] ?? car_type],
  ['Location', (lead, { locations }) => nameOf(locations, lead.location)],
  ['Dealership', (lead) => lead.dealership_slug],
  ['Source', (lead) => lead.source],
  ['Page', (lead) => lead.url],
  ['Assigned to', (lead, { users }) => nameOf(users, lead.assigned_to)],
  ['First answered', (lead, { formatMoment }) => formatMoment(lead.first_response_at)],
  [
    'Notes',
    ({ notes }, { formatMoment }) =>
      joinLines((notes ?? []).map(({ text, by, at }) => [formatMoment(at), by, text].filter(Boolean).join(', '))),
  ],
  [
    'Answers by email',
    ({ replies }, { formatMoment }) =>
      joinLines((replies ?? []).map(({ text, by, at }) => [formatMoment(at), by, text].filter(Boolean).join(', '))),
  ],
  ['Lead ID', (lead) => lead.id],
]

export const toCsvRow = (lead: Lead, names: LeadNames): readonly string[] => {
  const zone = names.zones.get(idOf(lead.tenant) ?? '') ?? DEFAULT_TIME_ZONE
  const formatMoment = (moment: string | null | undefined): string => (moment ? localTimeAt(moment, zone) : '')
  return leadCsvColumns.map(([, read]) => read(lead, { ...names, formatMoment }) ?? '')
}
