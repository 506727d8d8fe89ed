/** Many tenants in one engine; and a site with a hundred thousand vehicles of one tenant. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../lib/paths.mjs'
import { withClient } from '../lib/postgres/cluster.mjs'
import { Problem } from '../lib/say.mjs'
import { row, runNode, seconds, startSite } from './lib.mjs'

export const benchTenants = async ({ folder, env }) => {
  const note = path.join(folder, 'tenants.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'tenants', note], { folder, env })
  if (run.code !== 0) throw new Problem(`The tenants could not be measured:\n${run.output}`)
  const found = JSON.parse(await readFile(note, 'utf8'))
  const what = `InstantSearch request, ${found.tenants} tenants of ${found.vehicles} vehicles`
  return [
    row('tenants', `${what}: p50`, found.p50, 'ms'),
    row('tenants', `${what}: p95`, found.p95, 'ms'),
    row('tenants', `${what}: slowest`, found.max, 'ms'),
    row('tenants', 'all of them built in', found.ready, 's'),
    row('tenants', 'memory of the process', found.rssMb, 'MB'),
  ]
}

const tenant = 'yarra-value-cars'
const wanted = 100_000

/** Copies the tenant's vehicles with varied prices and kilometres until there are enough. */
const fill = async (client) => {
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
  const { rows: counted } = await client.query(
    'SELECT count(*)::int AS n FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1',
    [tenant],
  )
  const have = counted[0].n
  await client.query(
    `INSERT INTO vehicles (${names.map((name) => `"${name}"`).join()})
     SELECT ${names.map((name) => own[name] ?? `v."${name}"`).join()}
     FROM generate_series(1, $2::int) n, vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 LIMIT $3`,
    [tenant, Math.ceil(wanted / have), wanted - have],
  )
  await client.query('ANALYZE vehicles')
}

const memoryOf = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') / 1024, most: kilobytes('VmHWM') / 1024 }
}

const most = async (pid, milliseconds) => {
  let found = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50)) {
    found = Math.max(found, (await memoryOf(pid)).now)
  }
  return found
}

export const benchReady = async ({ folder, env }) => {
  await withClient(env.DATABASE_URL, fill)
  const note = path.join(folder, 'ready.json')
  const run = await runNode([inRoot('dist/bench.mjs'), 'rebuild', note, tenant], { folder, env })
  if (run.code !== 0) throw new Problem(`The engine could not be filled:\n${run.output}`)
  const alone = JSON.parse(await readFile(note, 'utf8'))
  const began = performance.now()
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  try {
    const started = seconds(began)
    await sleep(20_000)
    const steady = await memoryOf(site.pid)
    // A change of the tenant affects every search record, so all of them are read and passed on again.
    await withClient(env.DATABASE_URL, (client) =>
      client.query('UPDATE tenants SET updated_at = now() WHERE slug = $1', [tenant]),
    )
    const handing = await most(site.pid, 40_000)
    return [
      row('ready', 'vehicles of one tenant in Postgres', alone.vehicles),
      row('ready', 'engine ready from Postgres', alone.seconds, 's'),
      row('ready', 'whole site started and ready', started, 's'),
      row('ready', 'memory of the web process, steady', steady.now, 'MB'),
      row('ready', 'peak while it was filled at the start', steady.most, 'MB'),
      row('ready', 'peak while all records are passed on again', handing, 'MB'),
      row('ready', 'memory afterwards', (await memoryOf(site.pid)).now, 'MB'),
    ]
  } finally {
    await site.stop()
  }
}
