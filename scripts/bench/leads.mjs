/**
 * Enquiry forms: time until a shopper has the answer, and losses among two thousand while Postgres and the site are
 * killed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { requestChallenge, solveChallenge } from './bot-check.mjs'
import { median, row, seconds, startSite } from './lib.mjs'
import { encodeForm, killPostgres, send } from './http-client.mjs'

const TIMED_DEALER = 'yarra-value-cars'
/** A dealer without bot check, for the test that nothing is lost. */
const CRASH_DEALER = 'voltara'
const OTHER_PEOPLE = 20
const formCount = Number(process.env.BENCH_LEADS ?? 2000)
const FORMS_AT_ONCE = 50

const sendTo = (port, tenant, target, sender, body) =>
  send({ port, host: `${tenant}.localhost`, path: target, sender, body })

const buildForm = (more) =>
  encodeForm({
    lead_type: 'enquiry',
    name: 'Ada Lovelace',
    phone: '0491 570 156',
    category: 'Sales',
    message: 'Is it still there?',
    ...more,
  })

/**
 * One of 21 people who send a form, wait and send another. Each requests its challenge as a browser does; `proofs` are
 * solutions computed beforehand, because a shopper's phone computes them, not the server's processor.
 */
const runPerson = async (port, sender, { times, proofs, going }) => {
  for (let n = 0; going(); n += 1) {
    const challenges = await requestChallenge(port, `${TIMED_DEALER}.localhost`, sender)
    const bot_check = proofs.pop() ?? solveChallenge(challenges)
    const body = buildForm({ email: `time-${sender}-${n}@bench.example`, key: `${sender}-${n}`, bot_check })
    await sleep(100 + Math.random() * 400)
    const startedAt = performance.now()
    const { status, text } = await sendTo(port, TIMED_DEALER, '/api/leads', sender, body)
    if (status !== 200) throw new OperatorError(`A form was answered ${status}: ${text.slice(0, 200)}`)
    times.push(performance.now() - startedAt)
  }
}

/** As many solutions as 21 people can use in half a minute. */
const solveAhead = async (port) => {
  const proofs = []
  while (proofs.length < 2300) {
    const challenges = await Promise.all(
      Array.from({ length: 20 }, (_, n) => requestChallenge(port, `${TIMED_DEALER}.localhost`, 100 + n)),
    )
    proofs.push(...challenges.map(solveChallenge))
  }
  return proofs
}

const measureTimes = async (port) => {
  const times = []
  let going = true
  const some = Array.from({ length: OTHER_PEOPLE + 1 }, (_, sender) => sender)
  const warm = { times: [], proofs: [], going: () => going }
  const warming = some.map((sender) => runPerson(port, 60 + sender, warm))
  await sleep(8000)
  going = false
  await Promise.all(warming)
  const proofs = await solveAhead(port)
  const until = performance.now() + 30_000
  await Promise.all(
    some.map((sender) => runPerson(port, sender, { times, proofs, going: () => performance.now() < until })),
  )
  const sorted = times.toSorted((one, other) => one - other)
  return [
    row('leads', `forms answered, ${OTHER_PEOPLE} others writing`, sorted.length),
    row('leads', 'press to confirmed: p50', median(sorted), 'ms'),
    row('leads', 'press to confirmed: p95', sorted[Math.floor(sorted.length * 0.95)], 'ms'),
  ]
}

/** Retries like a person: without an answer, the same form is sent again with the same key. */
const sendUntilAccepted = async (at, n, acknowledged) => {
  const body = buildForm({ email: `keep-${n}@bench.example`, key: `keep-${n}` })
  const end = performance.now() + 180_000
  for (;;) {
    const answer = await sendTo(at.port, CRASH_DEALER, '/api/leads', 200 + (n % FORMS_AT_ONCE), body).catch(() => null)
    if (answer?.status === 200) return acknowledged.set(n, JSON.parse(answer.text).lead_id)
    if (performance.now() > end) throw new OperatorError(`Form ${n} was not accepted within three minutes.`)
    await sleep(250)
  }
}

const waitForShare = async (acknowledged, part) => {
  while (acknowledged.size < formCount * part) await sleep(20)
}

const countStored = async (url, acknowledged) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT id, email FROM leads WHERE email LIKE 'keep-%@bench.example'")
    const ids = new Map()
    for (const { id, email } of rows) ids.set(email, [...(ids.get(email) ?? []), id])
    const of = (n) => ids.get(`keep-${n}@bench.example`) ?? []
    const all = [...acknowledged]
    return {
      lost: all.filter(([n, id]) => !of(n).includes(id)).length,
      twice: all.filter(([n]) => of(n).length > 1).length,
      stored: rows.length,
    }
  } finally {
    await client.end()
  }
}

const sendDuringCrashes = async (installation, start) => {
  const at = await start()
  const acknowledged = new Map()
  const startedAt = performance.now()
  let next = 0
  const clients = Array.from({ length: FORMS_AT_ONCE }, async () => {
    while (next < formCount) {
      next += 1
      await sendUntilAccepted(at, next - 1, acknowledged)
    }
  })
  try {
    const killServers = async () => {
      await waitForShare(acknowledged, 0.2)
      await killPostgres(installation.settings.dataDir)
      await waitForShare(acknowledged, 0.5)
      await at.kill()
      await start()
      await waitForShare(acknowledged, 0.7)
      await killPostgres(installation.settings.dataDir)
    }
    await Promise.all([...clients, killServers()])
    const took = seconds(startedAt)
    const { lost, twice, stored } = await countStored(installation.env.DATABASE_URL, acknowledged)
    return [
      row('leads', 'forms sent, Postgres killed twice and the site once', formCount),
      row('leads', 'of them acknowledged', acknowledged.size),
      row('leads', 'acknowledged and not stored', lost),
      row('leads', 'stored twice', twice),
      row('leads', 'stored', stored),
      row('leads', 'until all were accepted', took, 's'),
    ]
  } finally {
    await at.stop()
  }
}

/** @param {{ env: Record<string, string>, settings: { dataDir: string } }} place */
export const benchLeads = async (installation) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = installation.env
  const env = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' }
  /** The site that is running at the moment. */
  const at = { port: 0, site: null, kill: () => at.site.kill(), stop: () => at.site?.stop() }
  const start = async () => {
    at.site = await startSite({ env })
    at.port = at.site.port
    return at
  }
  await start()
  const times = await measureTimes(at.port).finally(() => at.stop())
  return formCount > 0 ? [...times, ...(await sendDuringCrashes(installation, start))] : times
}
