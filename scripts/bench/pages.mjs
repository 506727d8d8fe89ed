/** Requests per second and latency of cached pages, alternating with a control page of the same size. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { Problem } from '../lib/say.mjs'
import { allPagesOf, get, pagesOf } from './sites.mjs'
import { median, row, runNode } from './lib.mjs'

const tenant = 'banksia-motor-group'
/** Further pages by dealer, one of each kind that staff make. */
const made = { [tenant]: ['location', 'brands', 'page'], 'coolabah-chery': ['model'] }
const rounds = 2

/** Requests per second and latency of ten connections. Throws when a request fails. */
export const load = async (options) => {
  const { default: autocannon } = await import('autocannon')
  const found = await autocannon({ connections: 10, duration: 8, ...options })
  if (found.non2xx + found.errors > 0)
    throw new Problem(`${options.url}: ${found.non2xx + found.errors} failed requests`)
  return { rate: found.requests.average, p50: found.latency.p50, p99: found.latency.p99 }
}

const middle = (runs) =>
  Object.fromEntries(['rate', 'p50', 'p99'].map((name) => [name, median(runs.map((run) => run[name]))]))

const rowsOf = (what, { rate, p50, p99 }) => [
  row('pages', `${what}: requests a second`, rate, '1/s'),
  row('pages', `${what}: p50`, p50, 'ms'),
  row('pages', `${what}: p99`, p99, 'ms'),
]

/** The path of a control page with the same size, to within a kilobyte. */
const controlFor = async (port, bytes) => {
  const empty = await get(port, 'localhost', '/control')
  const size = Math.max(1, Math.round((bytes - empty.length) / 1024))
  return `/control/bytes-${Math.min(1024, size)}`
}

const against = async (port, of, { name, path: at }) => {
  const host = `${of}.localhost:${port}`
  const page = await get(port, host, at)
  const control = await controlFor(port, page.length)
  const weight = await get(port, 'localhost', control)
  const runs = { page: [], control: [] }
  for (let round = 0; round < rounds; round += 1) {
    runs.page.push(await load({ url: `http://127.0.0.1:${port}${at}`, headers: { host } }))
    runs.control.push(await load({ url: `http://127.0.0.1:${port}${control}`, headers: { host: 'localhost' } }))
  }
  const [mine, theirs] = [middle(runs.page), middle(runs.control)]
  return [
    row('pages', `${name}: document`, page.length / 1024, 'kB'),
    ...rowsOf(name, mine),
    row('pages', `control for ${name}: document`, weight.length / 1024, 'kB'),
    ...rowsOf(`control for ${name}`, theirs),
    row('pages', `${name}: share of the control's requests a second`, (100 * mine.rate) / theirs.rate, '%'),
  ]
}

/** Makes every request a different search, so that none is cached. */
const different = (address) => {
  const setupRequest = (request) => ({ ...request, path: address(next()) })
  return [{ method: 'GET', setupRequest }]
}
let least = 1000
const next = () => (least += 1)

/** The tenant to which a shopper's search key is restricted. */
const tenantIdOf = async (port, host) => {
  const { apiKey } = JSON.parse(await get(port, host, '/api/search/key'))
  const restrictions = new URLSearchParams(Buffer.from(apiKey, 'base64').toString().slice(64))
  const [, id] = /tenant_id:"?([0-9a-f-]{36})/.exec(restrictions.get('filters') ?? '') ?? []
  if (id === undefined) throw new Problem('The search key names no dealer.')
  return id
}

/** Uncached search pages, alternating with InstantSearch's own widgets over the same stock. */
const uncached = async (port, path) => {
  const host = `${tenant}.localhost:${port}`
  const id = await tenantIdOf(port, host)
  const asks = {
    page: { headers: { host }, requests: different((price) => `${path}?range[price]=${price}:90000`) },
    control: {
      headers: { host: 'localhost' },
      requests: different((price) => `/control/instant-search/${id}/${price}`),
    },
  }
  const runs = { page: [], control: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['page', 'control'])
      runs[name].push(await load({ url: `http://127.0.0.1:${port}`, ...asks[name] }))
  const [mine, theirs] = [middle(runs.page), middle(runs.control)]
  return [
    ...rowsOf('uncached search page', mine),
    ...rowsOf('control, bare InstantSearch', theirs),
    row(
      'pages',
      "uncached search page: share of the control's requests a second",
      (100 * mine.rate) / theirs.rate,
      '%',
    ),
  ]
}

/** Milliseconds of vehicle pages that are rendered for the first time, one after the other. */
const firstRenders = async (port) => {
  const host = `${tenant}.localhost:${port}`
  const { hits } = JSON.parse(await get(port, host, '/api/vehicles?limit=100'))
  const took = []
  // The first twenty are not counted: their code runs for the first time.
  for (const { slug } of hits.slice(-60)) {
    const began = performance.now()
    await get(port, host, `/cars/${slug}`)
    took.push(performance.now() - began)
  }
  const measured = took.slice(20).sort((a, b) => a - b)
  return [
    row('pages', 'vehicle page, first render: p50', median(measured), 'ms'),
    row('pages', 'vehicle page, first render: p95', measured[Math.floor(measured.length * 0.95)], 'ms'),
  ]
}

const instantSearch = async ({ port }, folder) => {
  const note = path.join(folder, 'instant-search.json')
  const args = [inRoot('dist/bench.mjs'), 'instant-search', note, String(port), `${tenant}.localhost:${port}`]
  const run = await runNode(args, { folder })
  if (run.code !== 0) throw new Problem(`InstantSearch could not be measured:\n${run.output}`)
  const { vehicles, p50, p95 } = JSON.parse(await readFile(note, 'utf8'))
  const what = `InstantSearch request over HTTP, ${vehicles} vehicles`
  return [row('pages', `${what}: p50`, p50, 'ms'), row('pages', `${what}: p95`, p95, 'ms')]
}

/** @param {{ port: number }} site that serves the control pages */
export const benchPages = async (site, folder) => {
  const rows = await firstRenders(site.port)
  const pages = await pagesOf(site.port, tenant)
  for (const page of pages) rows.push(...(await against(site.port, tenant, page)))
  for (const [slug, names] of Object.entries(made))
    for (const page of (await allPagesOf(site.port, slug)).filter(({ name }) => names.includes(name)))
      rows.push(...(await against(site.port, slug, page)))
  const search = pages.find(({ name }) => name === 'search')
  return [...rows, ...(await uncached(site.port, search.path)), ...(await instantSearch(site, folder))]
}
