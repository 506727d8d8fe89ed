/** Requests per second and latency of cached pages, alternating with a control page of the same size. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError } from '../lib/log.mjs'
import { listAllPages, getBody, listPages } from './sites.mjs'
import { median, row, runNode } from './lib.mjs'

const TENANT = 'banksia-motor-group'
/** Further pages by dealer, one of each kind that staff make. */
const contentPages = { [TENANT]: ['location', 'brands', 'page'], 'coolabah-chery': ['model'] }
const ROUNDS = 2

/** Requests per second and latency of ten connections. Throws when a request fails. */
export const measureLoad = async (options) => {
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({ connections: 10, duration: 8, ...options })
  if (result.non2xx + result.errors > 0)
    throw new OperatorError(`${options.url}: ${result.non2xx + result.errors} failed requests`)
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

const medians = (runs) =>
  Object.fromEntries(['rate', 'p50', 'p99'].map((name) => [name, median(runs.map((run) => run[name]))]))

const toRows = (what, { rate, p50, p99 }) => [
  row('pages', `${what}: requests a second`, rate, '1/s'),
  row('pages', `${what}: p50`, p50, 'ms'),
  row('pages', `${what}: p99`, p99, 'ms'),
]

/** The path of a control page with the same size, to within a kilobyte. */
const findControlPath = async (port, bytes) => {
  const empty = await getBody(port, 'localhost', '/control')
  const size = Math.max(1, Math.round((bytes - empty.length) / 1024))
  return `/control/bytes-${Math.min(1024, size)}`
}

const compareWithControl = async (port, of, { name, path: at }) => {
  const host = `${of}.localhost:${port}`
  const page = await getBody(port, host, at)
  const control = await findControlPath(port, page.length)
  const weight = await getBody(port, 'localhost', control)
  const runs = { page: [], control: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.page.push(await measureLoad({ url: `http://127.0.0.1:${port}${at}`, headers: { host } }))
    runs.control.push(await measureLoad({ url: `http://127.0.0.1:${port}${control}`, headers: { host: 'localhost' } }))
  }
  const [mine, theirs] = [medians(runs.page), medians(runs.control)]
  return [
    row('pages', `${name}: document`, page.length / 1024, 'kB'),
    ...toRows(name, mine),
    row('pages', `control for ${name}: document`, weight.length / 1024, 'kB'),
    ...toRows(`control for ${name}`, theirs),
    row('pages', `${name}: share of the control's requests a second`, (100 * mine.rate) / theirs.rate, '%'),
  ]
}

/** Makes every request a different search, so that none is cached. */
const uniqueRequests = (address) => {
  const setupRequest = (request) => ({ ...request, path: address(nextPrice()) })
  return [{ method: 'GET', setupRequest }]
}
let lastPrice = 1000
const nextPrice = () => (lastPrice += 1)

/** The tenant to which a shopper's search key is restricted. */
const readTenantId = async (port, host) => {
  const { apiKey } = JSON.parse(await getBody(port, host, '/api/search/key'))
  const restrictions = new URLSearchParams(Buffer.from(apiKey, 'base64').toString().slice(64))
  const [, id] = /tenant_id:"?([0-9a-f-]{36})/.exec(restrictions.get('filters') ?? '') ?? []
  if (id === undefined) throw new OperatorError('The search key names no dealer.')
  return id
}

/** Uncached search pages, alternating with InstantSearch's own widgets over the same stock. */
const measureUncachedSearch = async (port, path) => {
  const host = `${TENANT}.localhost:${port}`
  const id = await readTenantId(port, host)
  const requestOptions = {
    page: { headers: { host }, requests: uniqueRequests((price) => `${path}?range[price]=${price}:90000`) },
    control: {
      headers: { host: 'localhost' },
      requests: uniqueRequests((price) => `/control/instant-search/${id}/${price}`),
    },
  }
  const runs = { page: [], control: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['page', 'control'])
      runs[name].push(await measureLoad({ url: `http://127.0.0.1:${port}`, ...requestOptions[name] }))
  const [mine, theirs] = [medians(runs.page), medians(runs.control)]
  return [
    ...toRows('uncached search page', mine),
    ...toRows('control, bare InstantSearch', theirs),
    row(
      'pages',
      "uncached search page: share of the control's requests a second",
      (100 * mine.rate) / theirs.rate,
      '%',
    ),
  ]
}

/** Milliseconds of vehicle pages that are rendered for the first time, one after the other. */
const measureFirstRenders = async (port) => {
  const host = `${TENANT}.localhost:${port}`
  const { hits } = JSON.parse(await getBody(port, host, '/api/vehicles?limit=100'))
  const took = []
  // The first twenty are not counted: their code runs for the first time.
  for (const { slug } of hits.slice(-60)) {
    const startedAt = performance.now()
    await getBody(port, host, `/cars/${slug}`)
    took.push(performance.now() - startedAt)
  }
  const sortedTimes = took.slice(20).sort((a, b) => a - b)
  return [
    row('pages', 'vehicle page, first render: p50', median(sortedTimes), 'ms'),
    row('pages', 'vehicle page, first render: p95', sortedTimes[Math.floor(sortedTimes.length * 0.95)], 'ms'),
  ]
}

const measureInstantSearch = async ({ port }, folder) => {
  const resultFile = path.join(folder, 'instant-search.json')
  const args = [inRoot('dist/bench.mjs'), 'instant-search', resultFile, String(port), `${TENANT}.localhost:${port}`]
  const run = await runNode(args, { folder })
  if (run.code !== 0) throw new OperatorError(`InstantSearch could not be measured:\n${run.output}`)
  const { vehicles, p50, p95 } = JSON.parse(await readFile(resultFile, 'utf8'))
  const what = `InstantSearch request over HTTP, ${vehicles} vehicles`
  return [row('pages', `${what}: p50`, p50, 'ms'), row('pages', `${what}: p95`, p95, 'ms')]
}

/** @param {{ port: number }} site that serves the control pages */
export const benchPages = async (site, folder) => {
  const rows = await measureFirstRenders(site.port)
  const pages = await listPages(site.port, TENANT)
  for (const page of pages) rows.push(...(await compareWithControl(site.port, TENANT, page)))
  for (const [slug, names] of Object.entries(contentPages))
    for (const page of (await listAllPages(site.port, slug)).filter(({ name }) => names.includes(name)))
      rows.push(...(await compareWithControl(site.port, slug, page)))
  const search = pages.find(({ name }) => name === 'search')
  return [
    ...rows,
    ...(await measureUncachedSearch(site.port, search.path)),
    ...(await measureInstantSearch(site, folder)),
  ]
}
