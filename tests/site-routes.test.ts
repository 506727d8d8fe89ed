import { expect, test, vi } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'

const state = vi.hoisted(() => ({ site: null as unknown }))
vi.mock('server-only', () => ({}))
vi.mock('@/src/server/payload', () => ({ payload: () => Promise.reject(new Error('There is no Payload here')) }))
vi.mock('@/src/server/database', () => ({ database: () => Promise.reject(new Error('There is no database here')) }))
vi.mock('@/src/server/site/site', () => ({ siteById: () => Promise.resolve(state.site) }))

// The files of a worker share their modules, and another may have loaded a route with other parts.
vi.resetModules()

type Handler = (request: Request, context: { readonly params: Promise<Record<string, string>> }) => Promise<Response>
type RouteModule = Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Handler>>>

const FOLDER = '../src/app/site/[tenant]'
const modules = import.meta.glob<RouteModule>('../src/app/site/**/route.ts')
const names = Object.keys(modules).map((file) => file.slice(FOLDER.length, -'/route.ts'.length))
const load = async (name: string): Promise<RouteModule> => (await modules[`${FOLDER}${name}/route.ts`]?.()) ?? {}

/** Programs may post here: a payment provider proves itself by a signature, a mail program by a token. */
const fromAnywhere = ['/api/webhooks/payments', '/api/account/unsubscribe']

/** Everything that has a route is switched on. */
const createSwitches = () => {
  const all = structuredClone(resolveSwitches(undefined, undefined)) as unknown as Record<
    string,
    Record<string, unknown>
  >
  Object.assign(all['finance'] ?? {}, { quote: true })
  Object.assign(all['trade_in'] ?? {}, { miscellaneous: true })
  Object.assign(all['vehicle'] ?? {}, { trade_in: true })
  Object.assign(all['accounts'] ?? {}, { personalised_finance: true })
  Object.assign(all['forms'] ?? {}, { finance_modal: true })
  Object.assign(all['tools'] ?? {}, { delivery: true })
  return all
}

const site = {
  id: '11111111-1111-4111-8111-111111111111',
  slug: 'demo',
  name: 'Demo',
  url: 'https://demo.test',
  switches: createSwitches(),
  locations: [],
}
const send = async (name: string, method: 'GET' | 'POST', headers: Record<string, string> = {}) => {
  const handler = (await load(name))[method]
  const body = method === 'POST' ? { body: 'car_id=some-car' } : {}
  const request = new Request('https://demo.test/x', {
    method,
    headers: { host: 'demo.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...body,
  })
  const params = { tenant: site.id, slug: 'some-car', vehicleId: 'x', file: 'x.pdf', step: 'facts' }
  return handler?.(request, { params: Promise.resolve(params) })
}

test('there are routes, and they answer GET and POST only', async () => {
  expect(names.length).toBeGreaterThan(30)
  for (const name of names) {
    const methods = Object.keys(await load(name)).filter((one) => /^[A-Z]+$/.test(one))
    expect(['GET', 'POST'], name).toEqual(expect.arrayContaining(methods))
    expect(methods.length, name).toBeGreaterThan(0)
  }
})

test.each(names)('[TEN-01] %s answers 404 for an unknown dealer', async (name) => {
  state.site = null
  for (const method of ['GET', 'POST'] as const) {
    const answer = await send(name, method)
    if (answer) expect(answer.status, method).toBe(404)
  }
})

test.each(names)('a page of another site cannot post to %s', async (name) => {
  state.site = site
  const answer = await send(name, 'POST', { origin: 'https://other.test' })
  if (!answer || fromAnywhere.includes(name)) return
  // A request that reached the database would get a 503, because there is no database here.
  expect([303, 400, 403], name).toContain(answer.status)
  // Only what was typed is kept, in a cookie of the form.
  const others = answer.headers.getSetCookie().filter((cookie) => !/^rejected-form|Max-Age=0/.test(cookie))
  expect(others, name).toEqual([])
})
