import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { AlgoliaOptions } from '../algolia/options'

type Body = Record<string, unknown>
type StoredRecord = { readonly objectID: string } & Body
type Action = { readonly action: string; readonly body: StoredRecord }
export type Fault =
  'hang' | { readonly status: number; readonly headers?: Record<string, string>; readonly taken?: boolean }
type Answer = { readonly status: number; readonly body: unknown }

/** Answers the searches of the fake, given its current records. */
export type AnswerQueries = (
  tenantId: string,
  requests: readonly Body[],
  records: readonly StoredRecord[],
) => Promise<unknown[]>

export type FakeAlgolia = {
  readonly options: AlgoliaOptions
  readonly records: Map<string, StoredRecord>
  readonly settings: Map<string, Body>
  readonly calls: string[]
  /**
   * Returns the fault for a request, or null to answer it. `taken`: the change is applied but the answer is lost.
   */
  faultFor: (call: string) => Fault | null
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Body)
}

const parseTenant = (filters: unknown): string => {
  const found = /tenant_id:"?([\w-]+)"?/.exec(String(filters))?.[1]
  if (found === undefined) throw new Error(`No tenant in ${String(filters)}`)
  return found
}

/** The filter of a secured key. */
const keyFilters = (key: string): string =>
  new URLSearchParams(Buffer.from(key, 'base64').toString('utf8').slice(64)).get('filters') ?? ''

/** The part of Algolia's HTTP API that indexer and driver use, over a map of records, with faults on demand. */
export const startFakeAlgolia = async (answerQueries?: AnswerQueries): Promise<FakeAlgolia> => {
  const records = new Map<string, StoredRecord>()
  const settings = new Map<string, Body>()
  let task = 0
  const done = (): Answer => ({ status: 200, body: { taskID: (task += 1), objectIDs: [], updatedAt: 'now' } })
  const ofTenant = (tenantId: string): StoredRecord[] =>
    [...records.values()].filter((one) => one.tenant_id === tenantId)

  const write = ({ action, body }: Action): void => {
    if (action === 'deleteObject') records.delete(body.objectID)
    else if (action === 'partialUpdateObject') records.set(body.objectID, { ...records.get(body.objectID), ...body })
    else if (action === 'addObject' || action === 'updateObject') records.set(body.objectID, body)
    else throw new Error(`No such action: ${action}`)
  }

  const routes: Record<string, (body: Body, path: string, key: string) => Answer | Promise<Answer>> = {
    'POST batch': ({ requests }) => {
      ;(requests as Action[]).forEach(write)
      return done()
    },
    'POST deleteByQuery': ({ filters }) => {
      for (const { objectID } of ofTenant(parseTenant(filters))) records.delete(objectID)
      return done()
    },
    'PUT settings': (body, path) => {
      settings.set(path.split('/')[3] ?? '', body)
      return done()
    },
    'POST synonyms': () => done(),
    'GET task': () => ({ status: 200, body: { status: 'published' } }),
    'POST browse': ({ filters, cursor, hitsPerPage }) => {
      const from = Number(cursor ?? 0)
      const to = from + Math.min(Number(hitsPerPage), 100)
      const all = ofTenant(parseTenant(filters))
      const hits = all.slice(from, to).map(({ objectID }) => ({ objectID }))
      return { status: 200, body: { hits, ...(to < all.length ? { cursor: String(to) } : {}) } }
    },
    'POST queries': async ({ requests }, _path, key) => {
      const keyFilter = key.length > 64 ? keyFilters(key) : ''
      const scoped = (requests as Body[]).map((one) => {
        const filters = [keyFilter, one.filters].filter(Boolean).join(' AND ')
        return filters === '' ? one : { ...one, filters }
      })
      const tenantId = parseTenant(scoped[0]?.filters)
      const results = (await answerQueries?.(tenantId, scoped, ofTenant(tenantId))) ?? []
      return { status: 200, body: { results } }
    },
  }

  const fake: FakeAlgolia = {
    options: { appId: 'FAKE', adminKey: 'admin', searchKey: 'search' },
    records,
    settings,
    calls: [],
    faultFor: () => null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://fake').pathname
    const call = `${request.method} ${path.split('/')[4] ?? ''}`
    fake.calls.push(call)
    const body = await readBody(request)
    const fault = fake.faultFor(call)
    if (fault === 'hang') return
    const route = routes[call]
    if (!route) throw new Error(`No such call: ${call}`)
    const isPassed = fault === null || fault.taken === true
    const { status, body: sent } = isPassed
      ? await route(body, path, String(request.headers['x-algolia-api-key']))
      : { status: fault.status, body: { message: 'Refused on purpose', status: fault.status } }
    response.writeHead(fault ? fault.status : status, { 'content-type': 'application/json', ...fault?.headers })
    response.end(JSON.stringify(sent))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ message: String(error) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hosts = [{ url: '127.0.0.1', accept: 'readWrite', protocol: 'http', port }] as const
  return Object.assign(fake, { options: { ...fake.options, hosts } })
}
