import type { PayloadRequest, Where } from 'payload'
import { formatCsvLine } from '@/src/feed-reader'
import { allowRoles } from '@/src/cms/access/access'
import { findActiveStaff } from '@/src/cms/access/active-staff'
import { leadHandlers } from '@/src/cms/access/roles'
import { errorResponse, forRoles, noStore } from '@/src/cms/endpoints'
import { loadLeadNames, leadCsvColumns, toCsvRow } from './lead-csv'

/** Leads per query, and leads per file. */
const LEADS_PER_READ = 250
const MAX_LEADS = 20_000

/** The text of the list's search box as a condition over the fields that the list searches. */
const searchConditions = (req: PayloadRequest): readonly Where[] => {
  const text = String(req.query['search'] ?? '').trim()
  const fields = req.payload.collections.leads.config.admin.listSearchableFields ?? []
  return text === '' ? [] : [{ or: fields.map((field) => ({ [field]: { like: text } })) }]
}

/** Pages by id and not by offset, so that leads arriving during the export shift no page. */
async function* csvChunks(req: PayloadRequest, exportable: Where | undefined): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${formatCsvLine(leadCsvColumns.map(([heading]) => heading))}`
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
