/** Payments: a hundred shoppers who want one vehicle, and processes killed while payments are under way. */
import pg from 'pg'
import { benchCrashes } from './payment-crashes.mjs'
import { median, row, startSite } from './lib.mjs'
import { openProvider } from './provider.mjs'
import { runRace } from './reservation-race.mjs'
import { encodeForm, send } from './http-client.mjs'
import { OperatorError } from '../lib/log.mjs'

const raceCount = Number(process.env.BENCH_RACES ?? 20)

const listReservableVehicles = async (db, slug, count) => {
  const { rows } = await db.query(
    `SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1
       AND v.status = 'in_stock' AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.reserved IS NOT TRUE
       AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.car_id = v.id) ORDER BY v.id LIMIT $2`,
    [slug, count],
  )
  if (rows.length < count)
    throw new OperatorError(`${slug} has ${rows.length} cars that can be reserved; ${count} are needed.`)
  return rows.map(({ id }) => id)
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

/** @param {string} way the payment provider */
const toRows = (way, runs) => [
  row('money', `${way}: cars, each asked for by 100 at once`, runs.length),
  row('money', `${way}: first to last request, median of the cars`, median(runs.map(({ apart }) => apart)), 'ms'),
  row('money', `${way}: all hundred answered, slowest car`, Math.max(...runs.map(({ ms }) => ms)), 'ms'),
  row('money', `${way}: cars with exactly one hold`, runs.filter((one) => one.rows === 1 && one.held === 1).length),
  row('money', `${way}: cars with exactly one charge`, runs.filter(({ charges }) => charges === 1).length),
  row(
    'money',
    `${way}: of 99 others, clearly refused, minimum of the cars`,
    Math.min(...runs.map(({ clear }) => clear)),
  ),
  row('money', `${way}: sent on to pay, all cars together`, sum(runs.map(({ winners }) => winners))),
]

const runRaces = async (way, { slug, env, db, toolsOf }) => {
  const site = await startSite({ env })
  try {
    const at = { port: site.port, host: `${slug}.localhost` }
    const runs = []
    for (const vehicle of await listReservableVehicles(db, slug, raceCount))
      runs.push(await runRace(at, vehicle, { db, ...toolsOf(at) }))
    return toRows(way, runs)
  } finally {
    await site.stop()
  }
}

const testPaymentTools = (db) => (at) => ({
  pay: async (location) => {
    const session = location.split('/').at(-1)
    const { status } = await send({ ...at, path: '/api/payments/test', body: encodeForm({ session, how: 'pay' }) })
    if (status !== 200) throw new OperatorError(`A test payment was answered ${status}.`)
  },
  charges: async (payments) => {
    const text = "SELECT count(*)::int AS count FROM test_checkouts WHERE key = ANY($1::text[]) AND state = 'paid'"
    return (await db.query(text, [payments])).rows[0].count
  },
})

const stripeTools = (provider) => (at) => ({
  pay: async (location) => {
    const session = location.split('/').at(-1)
    provider.pay(session)
    await provider.tell(at, at.host, session)
  },
  charges: async (payments) =>
    payments.flatMap(provider.truthOf).filter(({ paid, returned }) => paid && !returned).length,
})

/** @param {{ folder: string, env: Record<string, string>, settings: { dataDir: string } }} place */
export const benchMoney = async (installation) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = installation.env
  const env = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo' }
  const db = new pg.Pool({ connectionString: DATABASE_URL, max: 4 })
  // Postgres is killed while this pool is open.
  db.on('error', () => undefined)
  const provider = await openProvider(installation.folder)
  try {
    const test = { slug: 'yarra-value-cars', env, db, toolsOf: testPaymentTools(db) }
    const stripe = { slug: 'harbour-and-vale', env: { ...env, ...provider.env }, db, toolsOf: stripeTools(provider) }
    return [
      ...(await runRaces('test payments', test)),
      ...(await runRaces('Stripe', stripe)),
      ...(await benchCrashes({ dataDir: installation.settings.dataDir, env: stripe.env, db, provider })),
    ]
  } finally {
    await provider.close()
    await db.end()
  }
}
