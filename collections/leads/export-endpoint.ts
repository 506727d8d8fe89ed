import type { PayloadRequest, Where } from 'payload'
import type { Pool } from 'pg'
import { DEFAULT_TIME_ZONE, localTimeAt } from '@/src/domain/time/zones'
import { formatSubcategory, listAnswerRows } from '@/src/domain/leads/answer-rows'
import { leadStages } from '@/src/domain/leads/stages'
import { formatPhone } from '@/src/domain/phone'
import { carTypeLabels } from '@/src/domain/stock/fields/choices'
import { formatCsvLine } from '@/src/feed-reader'
import type { Lead } from '@/src/payload-types'
import { getPool } from '@/src/platform/postgres/payload-pool'
import { allowRoles } from '@/src/cms/access/access'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { leadHandlers } from '@/src/cms/access/roles'
import { errorResponse, forRoles, noStore } from '@/src/cms/endpoints'
import { idOf } from '@/src/domain/content/id-of'

/** Leads per query, and leads per file. */
const LEADS_PER_READ = 250
const MAX_LEADS = 20_000

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

const loadLeadNames = async (req: PayloadRequest, leads: readonly Lead[]): Promise<LeadNames> => {
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
const columns: readonly CsvColumn[] = [
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

const toCsvRow = (lead: Lead, names: LeadNames): readonly string[] => {
  const zone = names.zones.get(idOf(lead.tenant) ?? '') ?? DEFAULT_TIME_ZONE
  const formatMoment = (moment: string | null | undefined): string => (moment ? localTimeAt(moment, zone) : '')
  return columns.map(([, read]) => read(lead, { ...names, formatMoment }) ?? '')
}

/** The text of the list's search box as a condition over the fields that the list searches. */
const searchConditions = (req: PayloadRequest): readonly Where[] => {
  const text = String(req.query['search'] ?? '').trim()
  const fields = req.payload.collections.leads.config.admin.listSearchableFields ?? []
  return text === '' ? [] : [{ or: fields.map((field) => ({ [field]: { like: text } })) }]
}

/** Pages by id and not by offset, so that leads arriving during the export shift no page. */
async function* csvChunks(req: PayloadRequest, exportable: Where | undefined): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${formatCsvLine(columns.map(([heading]) => heading))}`
  const requestedWhere = req.query['where'] as Where | undefined
  const tenant = String(req.query['tenant'] ?? '')
  const where: Where[] = [
    ...(exportable ? [exportable] : []),
    ...(requestedWhere ? [requestedWhere] : []),
    ...searchConditions(req),
    ...(tenant === '' ? [] : [{ tenant: { equals: tenant } }]),
  ]
  let lastId: string | undefined
  for (let read = 0; read < MAX_LEADS; read += LEADS_PER_READ) {
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: { and: [...where, ...(lastId === undefined ? [] : [{ id: { less_than: lastId } }])] },
      sort: '-id',
      depth: 0,
      limit: LEADS_PER_READ,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (docs.length === 0) return
    const names = await loadLeadNames(req, docs)
    yield docs.map((lead) => formatCsvLine(toCsvRow(lead, names))).join('')
    if (docs.length < LEADS_PER_READ) return
    lastId = docs.at(-1)?.id
  }
}

/**
 * `GET /api/leads/export?where…&search=`: the filtered inbox as CSV, newest first, limited to the dealers whose leads
 * this member of staff handles (ADM-04). Times are local times of the dealer. No cell can run as a formula in a
 * spreadsheet.
 */
export const exportEndpoint = forRoles(leadHandlers, {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if ((await findActiveStaff(req)) === null) return errorResponse(403, 'Sign in to export leads.')
    const exportable = await allowRoles(leadHandlers)({ req })
    if (exportable === false)
      return errorResponse(403, 'You don’t have permission to export leads. Ask an administrator of your dealer.')
    const rows = csvChunks(req, exportable === true ? undefined : exportable)
    // Reads the first rows before answering, so that an invalid filter gets an error and not half a file.
    const [head, first] = [await rows.next(), await rows.next()]
    const encoder = new TextEncoder()
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const { done, value } of [head, first]) if (!done) controller.enqueue(encoder.encode(value))
      },
      pull: async (controller) => {
        const { done, value } = await rows.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await rows.return(undefined)
      },
    })
    return new Response(stream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
        ...noStore,
      },
    })
  },
})
