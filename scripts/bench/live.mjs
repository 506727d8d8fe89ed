/**
 * Two thousand open pages that listen for changes of their vehicle: cost while nothing changes, and delay of a change.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { median, row, seconds, startSite } from './lib.mjs'

const TENANT = 'yarra-value-cars'
const pageCount = Number(process.env.BENCH_LIVE ?? 2000)
const QUIET_SECONDS = 30
const CHANGE_COUNT = 20
/** The server allows a hundred connections from one address, so they come from several loopback addresses. */
const PAGES_PER_ADDRESS = 80

const listVehicleIds = async (client) => {
  const { rows } = await client.query(
    `SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = $1 AND v.status = 'in_stock' AND v.hidden IS NOT TRUE AND v.removed_at IS NULL
       AND v.offer_price_cents IS NULL AND v.overrides IS NULL ORDER BY v.id`,
    [TENANT],
  )
  return rows.map(({ id }) => id)
}

const openPage = async (port, index, vehicle) => {
  const at = Math.floor(index / PAGES_PER_ADDRESS)
  const clientRequest = request({
    host: '127.0.0.1',
    port,
    path: `/api/live?cars=${vehicle}`,
    localAddress: `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`,
    agent: false,
    headers: { host: `${TENANT}.localhost:${port}` },
  })
  clientRequest.end()
  const [response] = await once(clientRequest, 'response')
  if (response.statusCode !== 200) throw new OperatorError(`/api/live answered ${response.statusCode}.`)
  const page = { car: vehicle, updates: [], close: () => clientRequest.destroy() }
  clientRequest.on('error', () => undefined)
  response.on('error', () => undefined)
  response.setEncoding('utf8')
  let rest = ''
  response.on('data', (part) => {
    rest += part
    const lines = rest.split('\n')
    rest = lines.pop()
    for (const line of lines)
      if (line.startsWith('data: ')) page.updates.push({ at: performance.now(), state: JSON.parse(line.slice(6)) })
  })
  return page
}

const openPages = async (port, vehicles) => {
  const open = []
  for (let from = 0; from < pageCount; from += 50) {
    const some = Array.from({ length: Math.min(50, pageCount - from) }, (_, n) => from + n)
    open.push(...(await Promise.all(some.map((index) => openPage(port, index, vehicles[index % vehicles.length])))))
  }
  return open
}

/** Processor seconds used by a process; the kernel counts in hundredths. */
const readCpuSeconds = async (pid) => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const countTransactions = async (client) => {
  // A session reports its statistics after a second of idling.
  const { rows } = await client.query(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0].count)
}

const measureLoad = async (client, pid) => {
  await sleep(2000)
  const [cpu, transactions] = [await readCpuSeconds(pid), await countTransactions(client)]
  const startedAt = performance.now()
  await sleep(QUIET_SECONDS * 1000)
  const took = seconds(startedAt)
  return {
    cpu: (100 * ((await readCpuSeconds(pid)) - cpu)) / took,
    transactions: ((await countTransactions(client)) - transactions) / took,
  }
}

const waitForPrice = async (page, dollars) => {
  const end = performance.now() + 10_000
  for (;;) {
    const update = page.updates.find(({ state }) => state.price === dollars)
    if (update) return update.at
    if (performance.now() > end) throw new OperatorError('A changed price did not arrive within 10 s.')
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
    const vehicles = await listVehicleIds(client)
    const withoutPages = await measureLoad(client, site.pid)
    open = await openPages(site.port, vehicles)
    await sleep(3000)
    const silent = open.filter(({ updates }) => updates.length === 0).length
    const withPages = await measureLoad(client, site.pid)
    const last = []
    for (let n = 0; n < CHANGE_COUNT; n += 1) {
      const vehicle = vehicles[(n * 7) % vehicles.length]
      const dollars = 30_001 + n * 137
      const pagesOfVehicle = open.filter((page) => page.car === vehicle)
      await client.query('UPDATE vehicles SET price_cents = $2 WHERE id = $1', [vehicle, dollars * 100])
      const committedAt = performance.now()
      const times = await Promise.all(
        pagesOfVehicle.map(async (page) => (await waitForPrice(page, dollars)) - committedAt),
      )
      last.push(Math.max(...times))
    }
    return [
      row('live', 'open pages that listen', open.length),
      row('live', 'of them without their car’s state after 3 s', silent),
      row('live', `processor of the server over ${QUIET_SECONDS} s without them`, withoutPages.cpu, '%'),
      row('live', `processor of the server over ${QUIET_SECONDS} s with them`, withPages.cpu, '%'),
      row('live', 'transactions a second without them', withoutPages.transactions),
      row('live', 'transactions a second with them', withPages.transactions),
      row('live', 'price changed by SQL, received by the last page of that car: p50', median(last), 'ms'),
      row('live', 'price changed by SQL, received by the last page of that car: slowest', Math.max(...last), 'ms'),
    ]
  } finally {
    for (const page of open) page.close()
    await client.end()
    await site.stop()
  }
}
