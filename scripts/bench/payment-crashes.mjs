/** Kills the site and Postgres while payments are under way, and checks payments and holds afterwards. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { killPostgres, send } from './http-client.mjs'
import { runCustomers } from './customers.mjs'
import { watchPayments } from './watch-payments.mjs'

const killCount = Number(process.env.BENCH_KILLS ?? 30)
const POSTGRES_KILLS = 3
const SHOPPERS_AT_ONCE = 12
const dealers = ['yarra-value-cars', 'harbour-and-vale', 'wattle-caravans']

/** The provider calls during which the site is killed, in turn; an empty one means any moment. */
const targetCalls = [
  'checkout before',
  'checkout after',
  'ask before',
  'ask after',
  'refund before',
  'refund after',
  'close before',
  'close after',
  '',
  '',
]

const signInStaff = async (port, dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8'))
  const { email, password } = logins.find(({ role }) => role === 'platform admin')
  const request = { port, host: 'localhost', path: '/api/users/login', type: 'application/json' }
  const { status, text } = await send({ ...request, body: JSON.stringify({ email, password }) })
  if (status !== 200) throw new OperatorError(`Staff could not sign in (${status}).`)
  return { authorization: `JWT ${JSON.parse(text).token}` }
}

const listReservableVehicles = async (db) => {
  const { rows } = await db.query(
    `SELECT v.id, t.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = ANY($1::text[])
       AND v.status = 'in_stock' AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.reserved IS NOT TRUE
       AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id)`,
    [dealers],
  )
  return rows.map(({ id, slug }) => ({ id, host: `${slug}.localhost` }))
}

/** Waits until that call is under way, at most four seconds. */
const waitForCall = async (provider, aim) => {
  await sleep(500 + Math.random() * 1500)
  const startedAt = performance.now()
  while (aim !== '' && seconds(startedAt) < 4) {
    if (provider.underWay().includes(aim)) return
    await sleep(2)
  }
}

const readPostgresPid = async (dataDir) => JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')).pid

const isAnswering = async (connectionString) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Kills Postgres and waits for its replacement; the old server's connections outlive it for a moment. */
const replacePostgres = async (dataDir, connectionString) => {
  const before = await readPostgresPid(dataDir)
  await killPostgres(dataDir)
  while ((await readPostgresPid(dataDir)) === before || !(await isAnswering(connectionString))) await sleep(100)
}

const killRepeatedly = async ({ at, url, dataDir, provider, watch, start }) => {
  const hit = new Map()
  const every = Math.floor(killCount / (POSTGRES_KILLS + 1)) || 1
  let stopped = 0
  for (let n = 0; n < killCount; n += 1) {
    await waitForCall(provider, targetCalls[n % targetCalls.length])
    for (const call of new Set(provider.underWay())) hit.set(call, (hit.get(call) ?? 0) + 1)
    watch.crashed()
    await at.site.kill()
    await start()
    watch.restarted()
    if (stopped < POSTGRES_KILLS && n % every === every - 1) {
      stopped += 1
      await sleep(Math.random() * 1500)
      watch.crashed()
      await replacePostgres(dataDir, url)
      watch.restarted()
    }
  }
  return { hit, stopped }
}

const formatCounts = (hit) =>
  [...hit]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([call, count]) => `${call} ${count}`)
    .join(', ')

const toRows = ({ tally, hit, stopped, ends, slowest, settled, left, sound }) => [
  row('money', 'site killed (and Postgres) while payments are under way', `${killCount} (${stopped})`),
  row('money', `provider calls under way then: ${formatCounts(hit)}`, ''),
  row('money', 'forms answered: sent on to pay; car taken', `${tally.sent}; ${tally.taken}`),
  row('money', 'paid; refunded by staff or automatically', `${sound.paid}; ${sound.returned}`),
  row('money', 'interrupted by a crash, consistent again later', ends),
  row('money', 'slowest of them, in uptime since the restart', slowest, 's'),
  row('money', 'after the last restart until all were consistent', settled, 's'),
  row('money', 'inconsistent two minutes after it', left),
  row('money', 'charged twice', sound.twice),
  row('money', 'money without a hold or a refund', sound.stranded),
  row('money', 'holds past their end or without money', sound.stale),
]

/** @param {{ dataDir: string, env: Record<string, string>, db: import('pg').Pool, provider: object }} given */
export const benchCrashes = async ({ dataDir, env, db, provider }) => {
  const at = { port: 0, site: null }
  const start = async () => {
    at.site = await startSite({ env, ...(at.port ? { port: at.port } : {}) })
    at.port = at.site.port
  }
  await start()
  const watch = watchPayments(db, provider)
  try {
    const staff = await signInStaff(at.port, dataDir)
    const world = {
      at,
      db,
      provider,
      staff,
      cars: await listReservableVehicles(db),
      going: true,
      tally: { sent: 0, taken: 0 },
    }
    const customerRuns = runCustomers(world, SHOPPERS_AT_ONCE)
    const { hit, stopped } = await killRepeatedly({ at, url: env.DATABASE_URL, dataDir, provider, watch, start })
    world.going = false
    const last = performance.now()
    await customerRuns
    while (watch.left() > 0 && seconds(last) < 120) await sleep(100)
    const settled = seconds(last)
    return toRows({
      tally: world.tally,
      hit,
      stopped,
      ...watch.report(),
      settled,
      left: watch.left(),
      sound: await watch.count(),
    })
  } finally {
    await watch.stop()
    await at.site.stop()
  }
}
