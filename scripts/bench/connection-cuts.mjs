/** Terminates database connections while shoppers and staff use a site. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { row } from './lib.mjs'
import { mobileNumber } from './reservation-race.mjs'
import { readCookie, encodeForm, send } from './http-client.mjs'
import { requestPath } from './sites.mjs'

const DEALER = 'voltara'

/** Signs in the administrator of a demo dealer and returns the session token. */
export const signInStaff = async (site, installation, dealer) => {
  const logins = JSON.parse(await readFile(path.join(installation.env.DATA_DIR, 'logins.json'), 'utf8'))
  const login = logins.find(({ tenant }) => tenant === dealer)
  const headers = { 'content-type': 'application/json' }
  const answer = await requestPath(site.port, `localhost:${site.port}`, '/api/users/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
  return JSON.parse(answer.body.toString()).token
}

const leadForm = (n) => ({
  lead_type: 'enquiry',
  name: 'Ada Lovelace',
  phone: '0491 570 156',
  category: 'Sales',
  message: 'Hello',
  email: `cut-${n}@bench.example`,
  key: `cut-${n}`,
})

/** Repeats one kind of request while `going()` is true, and records each status. */
const repeatRequest = async (statuses, going, once) => {
  for (let n = 0; going(); n += 1) {
    const status = await once(n).catch((error) => error.code ?? 'error')
    statuses.push(status)
    await sleep(5)
  }
}

const PAYING_DEALER = 'yarra-value-cars'

/**
 * Shoppers who reserve and pay for one vehicle each and retry requests without a clear answer. Records each status, and
 * the tokens of payments that were confirmed to them.
 */
const buyVehicles = async (port, vehicles, { statuses, paid: confirmedPayments, going }) => {
  const post = async (target, fields, sender) => {
    while (going()) {
      const answer = await send({
        port,
        host: `${PAYING_DEALER}.localhost`,
        path: target,
        sender,
        body: encodeForm(fields),
      }).catch((error) => ({ status: error.code ?? 'error' }))
      statuses.push(answer.status)
      if (typeof answer.status === 'number' && answer.status < 500) return answer
      await sleep(50)
    }
    return null
  }
  for (let n = 0; going() && vehicles.length > 0; n += 1) {
    const car_id = vehicles.shift()
    const phone = mobileNumber(70_000_000 + n)
    const buyer = { name: 'Ada Lovelace', phone, email: `buy-${n}@bench.example`, agree: 'on' }
    const reservation = await post('/api/reservations', { car_id, key: `cut-${car_id}`, ...buyer }, 2000 + n)
    if (reservation?.status !== 200) continue
    const session = JSON.parse(reservation.text).location.split('/').at(-1)
    const payment = await post('/api/payments/test', { session, how: 'pay' }, 2000 + n)
    if (payment?.status === 200) confirmedPayments.push(readCookie(reservation, 'forecourt-payment').split('=')[1])
    await sleep(300)
  }
}

/** Counts confirmed payments that are not stored as paid, and vehicles that were paid for twice. */
const countPayments = async (client, confirmedPayments) => {
  const unpaid = async () => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS n FROM payments WHERE token = ANY($1) AND state = 'paid'",
      [confirmedPayments],
    )
    return confirmedPayments.length - rows[0].n
  }
  // Payments confirmed while the connection was cut are settled by the job that runs every minute.
  for (let tries = 0; tries < 90 && (await unpaid()) > 0; tries += 1) await sleep(1000)
  const { rows } = await client.query(
    `SELECT coalesce(sum(n - 1), 0)::int AS n FROM (SELECT count(*) AS n FROM reservations r
       JOIN payments p ON p.reservation_id = r.id
       WHERE p.state = 'paid' AND r.email LIKE 'buy-%@bench.example' GROUP BY r.car_id) AS cars`,
  )
  return [
    row('security', 'payments confirmed to shoppers', confirmedPayments.length),
    row('security', 'of those lost', await unpaid()),
    row('security', 'cars paid for twice', rows[0].n),
  ]
}

const countLeads = async (client, acceptedLeads) => {
  const { rows } = await client.query(
    "SELECT email, count(*)::int AS n FROM leads WHERE email LIKE 'cut-%' GROUP BY email",
  )
  const countByEmail = new Map(rows.map(({ email, n }) => [email, n]))
  return [
    row('security', 'leads that were accepted', acceptedLeads.length),
    row('security', 'of those lost', acceptedLeads.filter((email) => !countByEmail.has(email)).length),
    row('security', 'leads stored twice', [...countByEmail.values()].filter((n) => n > 1).length),
  ]
}

const countAnswers = (statuses) => {
  const all = Object.entries(statuses).flatMap(([name, some]) => some.map((status) => ({ name, status })))
  const unclear = all.filter(({ status }) => typeof status !== 'number' || (status >= 500 && status !== 503))
  const kinds = [...new Set(unclear.map(({ name, status }) => `${name} ${status}`))]
  return [
    row('security', 'requests answered meanwhile', all.length),
    row('security', 'answers that were neither a page nor a clear 503', unclear.length),
    row('security', 'kinds of those', kinds.join(', ') || 'none'),
  ]
}

/** Terminates a busy connection every 40 ms. Returns how many. */
const cutConnections = async (client, site) => {
  const until = performance.now() + Number(process.env.BENCH_CUT_SECONDS ?? 60) * 1000
  let cuts = 0
  while (performance.now() < until && !site.ended()) {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' ORDER BY random() LIMIT 1`,
    )
    cuts += rowCount
    await sleep(40)
  }
  return cuts
}

const listIds = async (client, table, slug, where = 'true') => {
  const { rows } = await client.query(
    `SELECT d.id FROM ${table} d JOIN tenants t ON t.id = d.tenant_id WHERE t.slug = $1 AND ${where} ORDER BY d.id`,
    [slug],
  )
  return rows.map(({ id }) => id)
}

const startLoads = async (
  site,
  installation,
  client,
  { statuses, going, taken: acceptedLeads, paid: confirmedPayments },
) => {
  const [location] = await listIds(client, 'locations', DEALER)
  const vehicles = await listIds(client, 'vehicles', PAYING_DEALER, "d.status = 'in_stock' AND d.removed_at IS NULL")
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await signInStaff(site, installation, DEALER)}`,
  }
  const { port } = site
  const platform = `localhost:${port}`
  const host = `${DEALER}.localhost`
  const post = (target, body, sender) => send({ port, host, path: target, sender, body: encodeForm(body) })
  const signIn = async (at, n) => {
    const phone = `04915${String(70_000 + ((at * 997 + n) % 9000))}`
    return (await post('/api/sign-in', { phone }, 200 + at)).status
  }
  const write = async (at, n) => {
    const { status } = await post('/api/leads', leadForm(`${at}-${n}`), 300 + at * 500 + (n % 400))
    if (status === 200) acceptedLeads.push(`cut-${at}-${n}@bench.example`)
    return status
  }
  const get = async (target) => (await requestPath(port, `${host}:${port}`, target)).statusCode
  const save = async (n) => {
    const body = JSON.stringify({ badge: `Cut ${n}` })
    return (await requestPath(port, platform, `/api/locations/${location}`, { method: 'PATCH', headers, body }))
      .statusCode
  }
  return [
    ...[0, 1, 2, 3].map((at) => repeatRequest(statuses['sign-in'], going, (n) => signIn(at, n))),
    ...[0, 1, 2].map((at) => repeatRequest(statuses.lead, going, (n) => write(at, n))),
    repeatRequest(statuses.search, going, (n) => get(`/search/?query=cut${n}`)),
    repeatRequest(statuses.page, going, (n) => get(`/contact-us?n=${n}`)),
    repeatRequest(statuses.save, going, save),
    buyVehicles(port, vehicles, { statuses: statuses.checkout, paid: confirmedPayments, going }),
  ]
}

/** Measures a minute of terminated database connections under mixed load (SEC-05). */
export const measureCuts = async (site, installation) => {
  const client = new pg.Client({ connectionString: installation.env.DATABASE_URL })
  await client.connect()
  const statuses = { 'sign-in': [], lead: [], search: [], page: [], save: [], checkout: [] }
  const [acceptedLeads, confirmedPayments] = [[], []]
  let isOver = false
  const going = () => !isOver
  const loads = await startLoads(site, installation, client, {
    statuses,
    going,
    taken: acceptedLeads,
    paid: confirmedPayments,
  })
  const cuts = await cutConnections(client, site)
  isOver = true
  await Promise.all(loads)
  if (site.ended()) throw new OperatorError(`The site ended:\n${site.output().slice(-2000)}`)
  const money = await countPayments(client, confirmedPayments)
  const leads = await countLeads(client, acceptedLeads)
  await client.end()
  return [row('security', 'connections cut', cuts), ...countAnswers(statuses), ...leads, ...money]
}
