/** Time from the commit of a changed price until search and page show it, in each of two processes on one database. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { Problem } from '../lib/say.mjs'
import { freshContent } from './fresh-content.mjs'
import { median, row, startSite } from './lib.mjs'
import { ask } from './sites.mjs'

const tenant = 'yarra-value-cars'
const rounds = { SQL: 20, panel: 20, import: 8 }

const cars = async (client, count) => {
  const { rows } = await client.query(
    `SELECT v.id, v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL AND v.overrides IS NULL
       AND v.offer_price_cents IS NULL AND v.price_cents > 1500000 ORDER BY v.id LIMIT $2`,
    [tenant, count],
  )
  return rows
}

/** Listens for the notification of a commit, as the site's processes do. */
const commits = async (url) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let told = () => undefined
  client.on('notification', () => told())
  await client.query('LISTEN forecourt_stock')
  return { next: () => new Promise((resolve) => (told = () => resolve(performance.now()))), end: () => client.end() }
}

const shown = (dollars) => `$${dollars.toLocaleString('en-AU')}`

const until = async (milliseconds, isSo) => {
  const end = performance.now() + 15_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Problem('A changed price did not show within 15 s.')
    await sleep(milliseconds)
  }
  return performance.now()
}

const hostAt = (port) => `${tenant}.localhost:${port}`

const found = async (port, key, { id }, dollars) => {
  const query = { indexName: 'vehicles', hitsPerPage: 200, numericFilters: [`price=${dollars}`] }
  const { body } = await ask(port, hostAt(port), '/api/search/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'x-algolia-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ requests: [query] }),
  })
  return JSON.parse(body.toString('utf8')).results[0].hits.some(({ objectID }) => objectID === id)
}

const pageSays = async (port, { slug }, words) =>
  (await ask(port, hostAt(port), `/cars/${slug}`)).body.toString('utf8').includes(words)

const isCached = async (port, { slug }) =>
  (await ask(port, hostAt(port), `/cars/${slug}`)).headers['x-nextjs-cache'] === 'HIT'

/**
 * Makes one change. Returns the milliseconds from its commit until both processes show it, in search and on its page.
 */
const once = async (ports, key, committed, car, dollars, change) => {
  for (const port of ports) await until(20, () => isCached(port, car))
  const commit = committed.next()
  const changed = change(car, dollars)
  const at = await commit
  const both = (milliseconds, isSo) =>
    Promise.all(ports.map(async (port) => (await until(milliseconds, () => isSo(port))) - at))
  const [search, page] = await Promise.all([
    both(5, (port) => found(port, key, car, dollars)),
    both(5, (port) => pageSays(port, car, shown(dollars))),
  ])
  await changed
  return { search: Math.max(...search), page: Math.max(...page) }
}

const byPanel = async (port, dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8'))
  const { email, password } = logins.find((one) => one.tenant === tenant)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const { token } = JSON.parse(
    (await ask(port, `localhost:${port}`, '/api/users/login', { method: 'POST', headers: json, body })).body,
  )
  return async ({ id }, dollars) => {
    const { statusCode } = await ask(port, `localhost:${port}`, `/api/vehicles/${id}`, {
      method: 'PATCH',
      headers: { ...json, authorization: `JWT ${token}` },
      body: JSON.stringify({ price_cents: dollars * 100 }),
    })
    if (statusCode !== 200) throw new Problem(`The panel answered ${statusCode}.`)
  }
}

const byImport = ({ folder, env }) => {
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
      tenant,
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

const rowsOf = (way, runs) =>
  ['search', 'page'].flatMap((what) => {
    const times = runs.map((run) => run[what])
    const name = `price changed by ${way}, ${what === 'search' ? 'found' : 'on its cached page'}, slower of two processes`
    return [
      row('fresh', `${name}: p50`, median(times), 'ms'),
      row('fresh', `${name}: slowest`, Math.max(...times), 'ms'),
    ]
  })

export const benchFresh = async (place) => {
  const { env, folder } = place
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
  const committed = await commits(env.DATABASE_URL)
  try {
    const key = JSON.parse((await ask(ports[0], hostAt(ports[0]), '/api/search/key')).body).apiKey
    const importing = byImport(place)
    await importing({}, 20_001)
    const { rows: imported } = await client.query(
      "SELECT id, slug FROM vehicles WHERE model = 'Gamma' AND badge = 'Corallina'",
    )
    const ways = {
      SQL: ({ id }, dollars) => client.query('UPDATE vehicles SET price_cents = $2 WHERE id = $1', [id, dollars * 100]),
      panel: await byPanel(ports[0], env.DATA_DIR),
      import: importing,
    }
    const results = []
    let dollars = 31_000
    for (const [way, change] of Object.entries(ways)) {
      const stock = way === 'import' ? imported : await cars(client, 10)
      const runs = []
      for (let round = 0; round < rounds[way]; round += 1) {
        dollars += 137
        runs.push(await once(ports, key, committed, stock[round % stock.length], dollars, change))
      }
      results.push(...rowsOf(way, runs))
    }
    const logins = JSON.parse(await readFile(path.join(env.DATA_DIR, 'logins.json'), 'utf8'))
    return [...results, ...(await freshContent(ports, logins))]
  } finally {
    await Promise.all([committed.end(), client.end()])
    await Promise.all(sites.map((site) => site.stop()))
  }
}
