import type { Endpoint, PayloadRequest, Where } from 'payload'
import type { Pool } from 'pg'
import { wallTime } from '@/src/domain/lead-delivery/wall-time'
import { answerLabel } from '@/src/domain/lead-delivery/sent-lead'
import { csvLine } from '@/src/services/stock/csv/write'
import type { Lead } from '@/src/payload-types'
import { poolOf } from '@/src/services/pool'
import { activeStaffOf } from '../shared/active-staff'
import { idOf } from '../shared/roles'

/** Leads per query, and leads per file. */
const perRead = 250
const mostRows = 20_000

const columns = [
  ...[
    'Received',
    'Category',
    'Subcategory',
    'Stage',
    'Name',
    'Phone',
    'Email',
    'Message',
    'Answers',
    'News and offers',
  ],
  ...[
    'Vehicle',
    'Stock number',
    'Car type',
    'Location',
    'Dealership',
    'Source',
    'Page',
    'Assigned to',
    'First answered',
  ],
  ...['Notes', 'Lead ID'],
] as const

type Names = {
  readonly zones: ReadonlyMap<string, string>
  readonly locations: ReadonlyMap<string, string>
  readonly users: ReadonlyMap<string, string>
}

const usualZone = 'Australia/Brisbane'

const idsOf = (leads: readonly Lead[], key: 'location' | 'assigned_to' | 'tenant'): readonly string[] => [
  ...new Set(leads.flatMap((lead) => idOf(lead[key]) ?? [])),
]

const named = async (pool: Pool, statement: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ id: string; name: string }>(statement, [ids])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The time zone of each dealer's primary location. */
const zoneStatement = `SELECT DISTINCT ON (tenant_id) tenant_id AS id, timezone::text AS name FROM locations
  WHERE tenant_id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY tenant_id, "primary" DESC NULLS LAST, "order" NULLS LAST`

const namesOf = async (req: PayloadRequest, leads: readonly Lead[]): Promise<Names> => {
  const pool = poolOf(req.payload)
  const [zones, locations, users] = await Promise.all([
    named(pool, zoneStatement, idsOf(leads, 'tenant')),
    // Includes locations in the trash, because a lead keeps the location it was assigned to.
    named(pool, 'SELECT id, name FROM locations WHERE id = ANY($1::uuid[])', idsOf(leads, 'location')),
    named(
      pool,
      "SELECT id, coalesce(nullif(name, ''), email) AS name FROM users WHERE id = ANY($1::uuid[])",
      idsOf(leads, 'assigned_to'),
    ),
  ])
  return { zones, locations, users }
}

const lines = (all: readonly (string | null | undefined)[]): string => all.filter(Boolean).join('\n')

const rowOf = (lead: Lead, { zones, locations, users }: Names): readonly string[] => {
  const zone = zones.get(idOf(lead.tenant) ?? '') ?? usualZone
  const at = (moment: string | null | undefined): string => (moment ? wallTime(new Date(moment), zone) : '')
  const text = (value: string | null | undefined): string => value ?? ''
  return [
    ...[at(lead.createdAt), lead.category, text(lead.subcategory), lead.stage, text(lead.name), text(lead.phone)],
    ...[text(lead.email), text(lead.message)],
    lines((lead.details ?? []).map(({ name, value }) => `${answerLabel(name)}: ${value}`)),
    lead.opt_in ? 'Yes' : 'No',
    [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' '),
    ...[text(lead.stock_number), text(lead.car_type), locations.get(idOf(lead.location) ?? '') ?? ''],
    ...[text(lead.dealership_slug), text(lead.source), text(lead.url), users.get(idOf(lead.assigned_to) ?? '') ?? ''],
    at(lead.first_response_at),
    lines((lead.notes ?? []).map(({ text: note, by, at: when }) => [at(when), by, note].filter(Boolean).join(', '))),
    lead.id,
  ]
}

/** The text of the list's search box as a condition over the fields that the list searches. */
const searched = (req: PayloadRequest): readonly Where[] => {
  const words = String(req.query['search'] ?? '').trim()
  const fields = req.payload.collections.leads.config.admin.listSearchableFields ?? []
  return words === '' ? [] : [{ or: fields.map((field) => ({ [field]: { like: words } })) }]
}

/** Pages by id and not by offset, so that leads arriving during the export shift no page. */
async function* pages(req: PayloadRequest): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${csvLine(columns)}`
  const asked = req.query['where'] as Where | undefined
  const tenant = String(req.query['tenant'] ?? '')
  const where: Where[] = [
    ...(asked ? [asked] : []),
    ...searched(req),
    ...(tenant === '' ? [] : [{ tenant: { equals: tenant } }]),
  ]
  let last: string | undefined
  for (let read = 0; read < mostRows; read += perRead) {
    const { docs } = await req.payload.find({
      collection: 'leads',
      where: { and: [...where, ...(last === undefined ? [] : [{ id: { less_than: last } }])] },
      sort: '-id',
      depth: 0,
      limit: perRead,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (docs.length === 0) return
    const names = await namesOf(req, docs)
    yield docs.map((lead) => csvLine(rowOf(lead, names))).join('')
    if (docs.length < perRead) return
    last = docs.at(-1)?.id
  }
}

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * `GET /api/leads/export?where…&search=`: the filtered inbox as CSV, newest first, limited to the leads that this
 * member of staff may read (ADM-04). Times are local times of the dealer. No cell can run as a formula in a
 * spreadsheet.
 */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if ((await activeStaffOf(req)) === null) return refuse(403, 'Sign in to export leads.')
    const rows = pages(req)
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
        'cache-control': 'no-store',
      },
    })
  },
}
