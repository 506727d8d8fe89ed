/** Many tenants in one engine; and a site with a hundred thousand vehicles of one tenant. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../lib/paths.mjs'
import { withClient } from '../lib/postgres/cluster.mjs'
import { OperatorError } from '../lib/log.mjs'
import { row, runNode, seconds, startSite } from './lib.mjs'
import { measureSearchClients } from './search-clients.mjs'

export const benchTenants = async ({ folder, env }) => {
  const resultFile = path.join(folder, 'tenants.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'tenants', resultFile], { folder, env })
  if (run.code !== 0) throw new OperatorError(`The tenants could not be measured:\n${run.output}`)
  const result = JSON.parse(await readFile(resultFile, 'utf8'))
  const what = `InstantSearch request, ${result.tenants} tenants of ${result.vehicles} vehicles`
  return [
    row('tenants', `${what}: p50`, result.p50, 'ms'),
    row('tenants', `${what}: p95`, result.p95, 'ms'),
    row('tenants', `${what}: slowest`, result.max, 'ms'),
    row('tenants', 'all of them built in', result.ready, 's'),
    row('tenants', 'memory of the process', result.rssMb, 'MB'),
  ]
}

const TENANT = 'yarra-value-cars'
const VEHICLE_COUNT = 100_000

/** Copies the tenant's vehicles with varied prices and kilometres until there are enough. */
const insertCopies = async (client) => {
  const { rows } = await client.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'vehicles' AND table_schema = current_schema()",
  )
  const own = {
    id: 'gen_random_uuid()',
    slug: "v.slug || '-' || n",
    feed_key: "v.feed_key || '-' || n",
    short_key: "v.short_key || '-' || n",
    stocknum: "v.stocknum || '-' || n",
    price_cents: 'v.price_cents + 10000 * (n % 97)',
    km: 'v.km + 131 * (n % 89)',
  }
  const names = rows.map(({ name }) => name)
  const { rows: countRows } = await client.query(
    'SELECT count(*)::int AS n FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1',
    [TENANT],
  )
  const have = countRows[0].n
  await client.query(
    `INSERT INTO vehicles (${names.map((name) => `"${name}"`).join()})
     SELECT ${names.map((name) => own[name] ?? `v."${name}"`).join()}
     FROM generate_series(1, $2::int) n, vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 LIMIT $3`,
    [TENANT, Math.ceil(VEHICLE_COUNT / have), VEHICLE_COUNT - have],
  )
  await client.query('ANALYZE vehicles')
}

const readMemory = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') / 1024, peak: kilobytes('VmHWM') / 1024 }
}

const measurePeakMemory = async (pid, milliseconds) => {
  let result = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50)) {
    result = Math.max(result, (await readMemory(pid)).now)
  }
  return result
}

export const benchReady = async ({ folder, env }) => {
  await withClient(env.DATABASE_URL, insertCopies)
  const resultFile = path.join(folder, 'ready.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'rebuild', resultFile, TENANT], { folder, env })
  if (run.code !== 0) throw new OperatorError(`The engine could not be filled:\n${run.output}`)
  const alone = JSON.parse(await readFile(resultFile, 'utf8'))
  const startedAt = performance.now()
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  try {
    const startSeconds = seconds(startedAt)
    await sleep(20_000)
    const steady = await readMemory(site.pid)
    const searches = await measureSearchClients({ port: site.port, tenant: TENANT, searchPath: '/search/used-cars' })
    // A change of the tenant affects every search record, so all of them are read and passed on again.
    await withClient(env.DATABASE_URL, (client) =>
      client.query('UPDATE tenants SET updated_at = now() WHERE slug = $1', [TENANT]),
    )
    const peakMemory = await measurePeakMemory(site.pid, 40_000)
    return [
      row('ready', 'vehicles of one tenant in Postgres', alone.vehicles),
      row('ready', 'engine ready from Postgres', alone.seconds, 's'),
      row('ready', 'whole site started and ready', startSeconds, 's'),
      ...searches,
      row('ready', 'memory of the web process, steady', steady.now, 'MB'),
      row('ready', 'peak while it was filled at the start', steady.peak, 'MB'),
      row('ready', 'peak while all records are passed on again', peakMemory, 'MB'),
      row('ready', 'memory afterwards', (await readMemory(site.pid)).now, 'MB'),
    ]
  } finally {
    await site.stop()
  }
}
