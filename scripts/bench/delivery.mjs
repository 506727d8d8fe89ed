/**
 * Delivers leads while mail server and webhook are down for an hour and the worker is killed; each must arrive under
 * one id.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { OperatorError } from '../lib/log.mjs'
import { benchCodes } from './codes.mjs'
import { row, seconds, startNode, startSite } from './lib.mjs'
import { openReceivers } from './receivers.mjs'
import { encodeForm, send } from './http-client.mjs'

/** A dealer without bot check: the measurement begins after the form. */
const TENANT = 'voltara'
const leadCount = Number(process.env.BENCH_DELIVERIES ?? 500)
const CLOCK_STEP_MINUTES = 5
const OUTAGE_MINUTES = 60
const KILL_COUNT = 5
const emailRecipients = { emails: 'sales@bench.example', adf_emails: 'crm@bench.example' }
const DELIVERIES_PER_LEAD = 3

/** Adds the first rule of the dealer: a mail, an ADF mail and a webhook for each lead. */
const addRule = async (db, { hookUrl, secret }) => {
  const id = randomUUID()
  await db.query(
    `INSERT INTO lead_routes (id, tenant_id, name, "order", enabled, webhook_url, webhook_secret)
     SELECT $1, id, 'bench', -1, true, $2, $3 FROM tenants WHERE slug = $4`,
    [id, hookUrl, secret, TENANT],
  )
  for (const [path, text] of Object.entries(emailRecipients))
    await db.query('INSERT INTO lead_routes_texts ("order", parent_id, path, text) VALUES (1, $1, $2, $3)', [
      id,
      path,
      text,
    ])
  return () => db.query('DELETE FROM lead_routes WHERE id = $1', [id])
}

const sendForm = async (port, n) => {
  const body = encodeForm({
    lead_type: 'enquiry',
    name: 'Ada Lovelace',
    phone: '0491 570 156',
    category: 'Sales',
    message: 'Is it still there?',
    email: `late-${n}@bench.example`,
    key: `late-${n}-${randomUUID()}`,
  })
  const { status } = await send({ port, host: `${TENANT}.localhost`, path: '/api/leads', sender: 300 + (n % 50), body })
  if (status !== 200) throw new OperatorError(`A form was answered ${status}.`)
}

const sendAllForms = async (port) => {
  let next = 0
  const lane = async () => {
    while (next < leadCount) await sendForm(port, (next += 1))
  }
  await Promise.all(Array.from({ length: 20 }, lane))
}

const MEASURED_DELIVERIES = `FROM lead_deliveries d JOIN leads l ON l.id = d.lead_id
  WHERE l.email LIKE 'late-%@bench.example' AND l.created_at >= $1`

const readDeliveryCounts = async (db, from) => {
  const { rows } = await db.query(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE d.state = 'delivered')::int AS delivered,
       count(*) FILTER (WHERE d.state = 'waiting' AND d.next_try_at <= now())::int AS due,
       coalesce(sum(d.tries), 0)::int AS tries ${MEASURED_DELIVERIES}`,
    [from],
  )
  return rows[0]
}

/** Waits until nothing is due and no try is running. Moving the clock earlier would end the lease of a running try. */
const waitUntilIdle = async (db, from) => {
  let [before, since] = ['', performance.now()]
  while (seconds(since) < 1.5) {
    const { due, tries, delivered } = await readDeliveryCounts(db, from)
    const now = `${tries} ${delivered}`
    if (due > 0 || now !== before) since = performance.now()
    before = now
    await sleep(100)
  }
}

const moveClock = async (db, from) => {
  await db.query(
    `UPDATE lead_deliveries SET next_try_at = next_try_at - make_interval(mins => $2)
     WHERE state = 'waiting' AND id IN (SELECT d.id ${MEASURED_DELIVERIES})`,
    [from, CLOCK_STEP_MINUTES],
  )
  await db.query("SELECT pg_notify('forecourt_messages', '')")
  await waitUntilIdle(db, from)
}

/** Kills and restarts the worker at moments when it is sending. */
const killWhileSending = async ({ receivers, worker, kill, going }) => {
  const at = []
  for (let n = 1; n <= KILL_COUNT; n += 1) {
    const some = (leadCount * DELIVERIES_PER_LEAD * n) / (KILL_COUNT + 1)
    while (going() && receivers.deliveries().length < some) await sleep(3)
    if (!going()) break
    at.push(performance.now())
    await kill(worker)
  }
  return at
}

const countRepeats = (messages) => messages.length - new Set(messages.map(({ id }) => id)).size

/** Ids that were delivered twice although the worker was not killed around the first time. */
const countUnexplainedRepeats = (messages, kills) => {
  const first = new Map()
  const again = new Set()
  for (const { id, at } of messages.toSorted((one, other) => one.at - other.at))
    if (first.has(id)) again.add(id)
    else first.set(id, at)
  return [...again].filter((id) => !kills.some((at) => Math.abs(at - first.get(id)) < 2000)).length
}

/** Leads that reached one receiver under more than one id. */
const countLeadsWithTwoIds = (messages) => {
  const ids = new Map()
  for (const { id, lead } of messages) ids.set(lead, (ids.get(lead) ?? new Set()).add(id))
  return [...ids.values()].filter((all) => all.size > 1).length
}

const toRows = ({ receivers, finalCounts, triesAway: triesDuringOutage, minutes, killed: killTimes }) => {
  const messages = receivers.deliveries()
  return [
    row(
      'delivery',
      'leads sent as forms; deliveries: a mail, an ADF mail and a webhook each',
      `${leadCount}; ${finalCounts.all}`,
    ),
    row('delivery', 'receivers down, in moved time', OUTAGE_MINUTES, 'min'),
    row('delivery', 'tries meanwhile', triesDuringOutage),
    row('delivery', 'worker killed, once of them meanwhile', killTimes.length),
    row('delivery', 'delivered', finalCounts.delivered),
    row('delivery', 'the last of them, after the end of the outage, in moved time', minutes, 'min'),
    row('delivery', 'mails and webhook calls received', `${receivers.mails.length}; ${receivers.calls.length}`),
    row('delivery', 'of them repeated', `${countRepeats(receivers.mails)}; ${countRepeats(receivers.calls)}`),
    row('delivery', 'repeats without a kill', countUnexplainedRepeats(messages, killTimes)),
    row('delivery', 'received under two ids', countLeadsWithTwoIds(messages)),
    row('delivery', 'without their id, or with a wrong signature', messages.filter(({ sound }) => !sound).length),
  ]
}

const runOutage = async ({ db, from, receivers, worker, kill }) => {
  while ((await readDeliveryCounts(db, from)).all < leadCount * DELIVERIES_PER_LEAD) await sleep(100)
  for (let minute = 0; minute < OUTAGE_MINUTES; minute += CLOCK_STEP_MINUTES) {
    // Half an hour of refused connections, then half an hour of temporary errors.
    await receivers.be(minute < OUTAGE_MINUTES / 2 ? 'away' : 'busy')
    await moveClock(db, from)
    if (minute === OUTAGE_MINUTES / 2) await kill(worker)
  }
}

const deliverAll = async ({ db, from, receivers, start }) => {
  const worker = { running: await start() }
  const killTimes = []
  const kill = async () => {
    killTimes.push(performance.now())
    await worker.running.kill()
    worker.running = await start()
  }
  try {
    await runOutage({ db, from, receivers, worker, kill })
    const { tries: triesDuringOutage } = await readDeliveryCounts(db, from)
    await receivers.be('well')
    let [going, minutes] = [true, 0]
    const trouble = killWhileSending({ receivers, worker, kill, going: () => going })
    for (
      let now = await readDeliveryCounts(db, from);
      now.delivered < now.all && minutes < 24 * 60;
      now = await readDeliveryCounts(db, from)
    ) {
      minutes += CLOCK_STEP_MINUTES
      await moveClock(db, from)
    }
    going = false
    await trouble
    return toRows({
      receivers,
      finalCounts: await readDeliveryCounts(db, from),
      triesAway: triesDuringOutage,
      minutes,
      killed: killTimes,
    })
  } finally {
    await worker.running.kill()
  }
}

/** @param {{ folder: string, env: Record<string, string> }} place */
const benchOutageDelivery = async (installation) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = installation.env
  const env = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' }
  const db = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  const receivers = await openReceivers(installation.folder)
  const site = await startSite({ env })
  // Leads of earlier measurements are not delivered here.
  await db.query('UPDATE leads SET routed_at = now() WHERE routed_at IS NULL')
  const removeRule = await addRule(db, receivers)
  const from = new Date()
  const start = () => startNode([inRoot('dist/bench.mjs'), 'message-worker', 'none'], { ...env, ...receivers.env })
  try {
    await sendAllForms(site.port)
    return await deliverAll({ db, from, receivers, start })
  } finally {
    await removeRule()
    await site.stop()
    await receivers.close()
    await db.end()
  }
}

/** @param {{ folder: string, env: Record<string, string> }} place */
export const benchDelivery = async (installation) => [
  ...(await benchOutageDelivery(installation)),
  ...(await benchCodes(installation)),
]
