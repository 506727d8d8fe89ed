/** Time from the commit of a changed price until search and page show it, in each of two processes on one database. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError } from '../lib/log.mjs'
import { benchFreshContent } from './fresh-content.mjs'
import { median, row, startSite } from './lib.mjs'
import { requestPath } from './sites.mjs'

const TENANT = 'yarra-value-cars'
const roundsByWay = { SQL: 20, panel: 20, import: 8 }

const listVehicles = async (client, count) => {
  const { rows } = await client.query(
    `SELECT v.id, v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.overrides IS NULL
       AND v.offer_price_cents IS NULL AND v.price_cents > 1500000 ORDER BY v.id LIMIT $2`,
    [TENANT, count],
  )
  return rows
}

/** Listens for the notification of a commit, as the site's processes do. */
const listenForCommits = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let resolveNext = () => undefined
  client.on('notification', () => resolveNext())
  await client.query('LISTEN forecourt_stock')
  return {
    next: () => new Promise((resolve) => (resolveNext = () => resolve(performance.now()))),
    end: () => client.end(),
  }
}

const formatPrice = (dollars) => `$${dollars.toLocaleString('en-AU')}`

const waitUntil = async (milliseconds, condition) => {
  const end = performance.now() + 15_000
  while (!(await condition())) {
    if (performance.now() > end) throw new OperatorError('A changed price did not show within 15 s.')
    await sleep(milliseconds)
  }
  return performance.now()
}

const hostOnPort = (port) => `${TENANT}.localhost:${port}`

const isFound = async (port, key, { id }, dollars) => {
  const query = { indexName: 'vehicles', hitsPerPage: 200, numericFilters: [`price=${dollars}`] }
  const { body } = await requestPath(port, hostOnPort(port), '/api/search/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'x-algolia-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [query] }),
  })
  return JSON.parse(body.toString('utf8')).results[0].hits.some(({ objectID }) => objectID === id)
}

const pageContains = async (port, { slug }, words) =>
  (await requestPath(port, hostOnPort(port), `/cars/${slug}`)).body.toString('utf8').includes(words)

const isCached = async (port, { slug }) =>
  (await requestPath(port, hostOnPort(port), `/cars/${slug}`)).headers['x-nextjs-cache'] === 'HIT'

/**
 * Makes one change. Returns the milliseconds from its commit until both processes show it, in search and on its page.
 */
const measureChange = async (ports, key, commitListener, vehicle, dollars, change) => {
  for (const port of ports) await waitUntil(20, () => isCached(port, vehicle))
  const commit = commitListener.next()
  const changePromise = change(vehicle, dollars)
  const at = await commit
  const both = (milliseconds, condition) =>
    Promise.all(ports.map(async (port) => (await waitUntil(milliseconds, () => condition(port))) - at))
  const [search, page] = await Promise.all([
    both(5, (port) => isFound(port, key, vehicle, dollars)),
    both(5, (port) => pageContains(port, vehicle, formatPrice(dollars))),
  ])
  await changePromise
  return { search: Math.max(...search), page: Math.max(...page) }
}

const changeByPanel = async (port, dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8'))
  const { email, password } = logins.find((one) => one.tenant === TENANT)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const { token } = JSON.parse(
    (await requestPath(port, `localhost:${port}`, '/api/users/login', { method: 'POST', headers: json, body })).body,
  )
  return async ({ id }, dollars) => {
    const { statusCode } = await requestPath(port, `localhost:${port}`, `/api/vehicles/${id}`, {
      method: 'PATCH',
      headers: { ...json, authorization: `JWT ${token}` },
      body: JSON.stringify({ price_cents: dollars * 100 }),
    })
    if (statusCode !== 200) throw new OperatorError(`The panel answered ${statusCode}.`)
  }
}

const changeByImport = ({ folder, env }) => {
  const file = path.join(folder, 'fresh.csv')
  return async (_car, dollars) => {
    await writeFile(
      file,
      `Stock number,Make,Model,Badge,Year,Price,Odometer,Body,Fuel,Transmission,Colour,Car type,Images
FR-1,Lancia,Gamma,Corallina,2021,${dollars},45000,Sedan,Petrol,Automatic,Blue,used,https://photos.invalid/a.jpg
`,
    )
    const args = [
      inRoot('dist/stock-import.mjs'),
      '--tenant',
      TENANT,
      '--file',
      file,
      '--mapping',
      'dealer-csv',
      '--feed',
      'fresh',
    ]
    await promisify(execFile)(process.execPath, args, { cwd: inRoot(), env: { ...process.env, ...env } })
  }
}

const toRows = (way, runs) =>
  ['search', 'page'].flatMap((what) => {
    const times = runs.map((run) => run[what])
    const name = `price changed by ${way}, ${what === 'search' ? 'found' : 'on its cached page'}, slower of two processes`
    return [
      row('fresh', `${name}: p50`, median(times), 'ms'),
      row('fresh', `${name}: slowest`, Math.max(...times), 'ms'),
    ]
  })

export const benchFresh = async (installation) => {
  const { env, folder } = installation
  const second = path.join(folder, 'second')
  await mkdir(second, { recursive: true })
  const common = { DATABASE_URL: env.DATABASE_URL, MODE: 'demo', RUN_JOBS: '0', PAYLOAD_SECRET: env.PAYLOAD_SECRET }
  const sites = [
    await startSite({ env: { ...common, DATA_DIR: env.DATA_DIR } }),
    await startSite({ env: { ...common, DATA_DIR: second } }),
  ]
  const ports = sites.map(({ port }) => port)
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const commitListener = await listenForCommits(env.DATABASE_URL)
  try {
    const key = JSON.parse((await requestPath(ports[0], hostOnPort(ports[0]), '/api/search/key')).body).apiKey
    const importPrice = changeByImport(installation)
    await importPrice({}, 20_001)
    const { rows: importedVehicles } = await client.query(
      "SELECT id, slug FROM vehicles WHERE model = 'Gamma' AND badge = 'Corallina'",
    )
    const ways = {
      SQL: ({ id }, dollars) => client.query('UPDATE vehicles SET price_cents = $2 WHERE id = $1', [id, dollars * 100]),
      panel: await changeByPanel(ports[0], env.DATA_DIR),
      import: importPrice,
    }
    const results = []
    let dollars = 31_000
    for (const [way, change] of Object.entries(ways)) {
      const stock = way === 'import' ? importedVehicles : await listVehicles(client, 10)
      const runs = []
      for (let round = 0; round < roundsByWay[way]; round += 1) {
        dollars += 137
        runs.push(await measureChange(ports, key, commitListener, stock[round % stock.length], dollars, change))
      }
      results.push(...toRows(way, runs))
    }
    const logins = JSON.parse(await readFile(path.join(env.DATA_DIR, 'logins.json'), 'utf8'))
    return [...results, ...(await benchFreshContent(ports, logins))]
  } finally {
    await Promise.all([commitListener.end(), client.end()])
    await Promise.all(sites.map((site) => site.stop()))
  }
}
