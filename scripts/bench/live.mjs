/**
 * Two thousand open pages that listen for changes of their vehicle: cost while nothing changes, and delay of a change.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Problem } from '../lib/say.mjs'
import { median, row, seconds, startSite } from './lib.mjs'

const tenant = 'yarra-value-cars'
const pages = Number(process.env.BENCH_LIVE ?? 2000)
const quietSeconds = 30
const changes = 20
/** The server allows a hundred connections from one address, so they come from several loopback addresses. */
const ofSender = 80

const stockOf = async (client) => {
  const { rows } = await client.query(
    `SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL
       AND v.offer_price_cents IS NULL AND v.overrides IS NULL ORDER BY v.id`,
    [tenant],
  )
  return rows.map(({ id }) => id)
}

const openPage = async (port, index, car) => {
  const at = Math.floor(index / ofSender)
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/api/live?cars=${car}`,
    localAddress: `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`,
    agent: false,
    headers: { host: `${tenant}.localhost:${port}` },
  })
  asked.end()
  const [response] = await once(asked, 'response')
  if (response.statusCode !== 200) throw new Problem(`/api/live answered ${response.statusCode}.`)
  const page = { car, told: [], close: () => asked.destroy() }
  asked.on('error', () => undefined)
  response.on('error', () => undefined)
  response.setEncoding('utf8')
  let rest = ''
  response.on('data', (part) => {
    rest += part
    const lines = rest.split('\n')
    rest = lines.pop()
    for (const line of lines)
      if (line.startsWith('data: ')) page.told.push({ at: performance.now(), state: JSON.parse(line.slice(6)) })
  })
  return page
}

const openPages = async (port, cars) => {
  const open = []
  for (let from = 0; from < pages; from += 50) {
    const some = Array.from({ length: Math.min(50, pages - from) }, (_, n) => from + n)
    open.push(...(await Promise.all(some.map((index) => openPage(port, index, cars[index % cars.length])))))
  }
  return open
}

/** Processor seconds used by a process; the kernel counts in hundredths. */
const cpuOf = async (pid) => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const transactionsOf = async (client) => {
  // A session reports its statistics after a second of idling.
  const { rows } = await client.query(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0].count)
}

const measured = async (client, pid) => {
  await sleep(2000)
  const [cpu, transactions] = [await cpuOf(pid), await transactionsOf(client)]
  const began = performance.now()
  await sleep(quietSeconds * 1000)
  const took = seconds(began)
  return {
    cpu: (100 * ((await cpuOf(pid)) - cpu)) / took,
    transactions: ((await transactionsOf(client)) - transactions) / took,
  }
}

const heard = async (page, dollars) => {
  const end = performance.now() + 10_000
  for (;;) {
    const found = page.told.find(({ state }) => state.price === dollars)
    if (found) return found.at
    if (performance.now() > end) throw new Problem('A changed price did not arrive within 10 s.')
    await sleep(2)
  }
}

export const benchLive = async ({ env }) => {
  const common = { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo', RUN_JOBS: '0' }
  const site = await startSite({ env: { ...common, PAYLOAD_SECRET: env.PAYLOAD_SECRET } })
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  let open = []
  try {
    const cars = await stockOf(client)
    const alone = await measured(client, site.pid)
    open = await openPages(site.port, cars)
    await sleep(3000)
    const silent = open.filter(({ told }) => told.length === 0).length
    const listened = await measured(client, site.pid)
    const last = []
    for (let n = 0; n < changes; n += 1) {
      const car = cars[(n * 7) % cars.length]
      const dollars = 30_001 + n * 137
      const watching = open.filter((page) => page.car === car)
      await client.query('UPDATE vehicles SET price_cents = $2 WHERE id = $1', [car, dollars * 100])
      const committed = performance.now()
      const times = await Promise.all(watching.map(async (page) => (await heard(page, dollars)) - committed))
      last.push(Math.max(...times))
    }
    return [
      row('live', 'open pages that listen', open.length),
      row('live', 'of them without their car’s state after 3 s', silent),
      row('live', `processor of the server over ${quietSeconds} s without them`, alone.cpu, '%'),
      row('live', `processor of the server over ${quietSeconds} s with them`, listened.cpu, '%'),
      row('live', 'transactions a second without them', alone.transactions),
      row('live', 'transactions a second with them', listened.transactions),
      row('live', 'price changed by SQL, received by the last page of that car: p50', median(last), 'ms'),
      row('live', 'price changed by SQL, received by the last page of that car: slowest', Math.max(...last), 'ms'),
    ]
  } finally {
    for (const page of open) page.close()
    await client.end()
    await site.stop()
  }
}
