/**
 * Delivers leads while mail server and webhook are down for an hour and the worker is killed; each must arrive under
 * one id.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inRoot } from '../lib/paths.mjs'
import { Problem } from '../lib/say.mjs'
import { benchCodes } from './codes.mjs'
import { row, seconds, startNode, startSite } from './lib.mjs'
import { openReceivers } from './receivers.mjs'
import { form, send } from './sender.mjs'

/** A dealer without bot check: the measurement begins after the form. */
const tenant = 'voltara'
const total = Number(process.env.BENCH_DELIVERIES ?? 500)
const step = 5
const outage = 60
const kills = 5
const addresses = { emails: 'sales@bench.example', adf_emails: 'crm@bench.example' }
const perLead = 3

/** Adds the first rule of the dealer: a mail, an ADF mail and a webhook for each lead. */
const addRule = async (db, { hookUrl, secret }) => {
  const id = randomUUID()
  await db.query(
    `INSERT INTO lead_routes (id, tenant_id, name, "order", enabled, webhook_url, webhook_secret)
     SELECT $1, id, 'bench', -1, true, $2, $3 FROM tenants WHERE slug = $4`,
    [id, hookUrl, secret, tenant],
  )
  for (const [path, text] of Object.entries(addresses))
    await db.query('INSERT INTO lead_routes_texts ("order", parent_id, path, text) VALUES (1, $1, $2, $3)', [
      id,
      path,
      text,
    ])
  return () => db.query('DELETE FROM lead_routes WHERE id = $1', [id])
}

const write = async (port, n) => {
  const body = form({
    purpose: 'enquiry',
    name: 'Ada Lovelace',
    phone: '0491 570 156',
    category: 'Sales',
    message: 'Is it still there?',
    email: `late-${n}@bench.example`,
    key: `late-${n}-${randomUUID()}`,
  })
  const { status } = await send({ port, host: `${tenant}.localhost`, path: '/api/leads', sender: 300 + (n % 50), body })
  if (status !== 200) throw new Problem(`A form was answered ${status}.`)
}

const writeAll = async (port) => {
  let next = 0
  const lane = async () => {
    while (next < total) await write(port, (next += 1))
  }
  await Promise.all(Array.from({ length: 20 }, lane))
}

const ours = `FROM lead_deliveries d JOIN leads l ON l.id = d.lead_id
  WHERE l.email LIKE 'late-%@bench.example' AND l.created_at >= $1`

const standing = async (db, from) => {
  const { rows } = await db.query(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE d.state = 'delivered')::int AS delivered,
       count(*) FILTER (WHERE d.state = 'waiting' AND d.next_try_at <= now())::int AS due,
       coalesce(sum(d.tries), 0)::int AS tries ${ours}`,
    [from],
  )
  return rows[0]
}

/** Waits until nothing is due and no try is running. Moving the clock earlier would end the lease of a running try. */
const calm = async (db, from) => {
  let [before, since] = ['', performance.now()]
  while (seconds(since) < 1.5) {
    const { due, tries, delivered } = await standing(db, from)
    const now = `${tries} ${delivered}`
    if (due > 0 || now !== before) since = performance.now()
    before = now
    await sleep(100)
  }
}

const moveClock = async (db, from) => {
  await db.query(
    `UPDATE lead_deliveries SET next_try_at = next_try_at - make_interval(mins => $2)
     WHERE state = 'waiting' AND id IN (SELECT d.id ${ours})`,
    [from, step],
  )
  await db.query("SELECT pg_notify('forecourt_outbox', '')")
  await calm(db, from)
}

/** Kills and restarts the worker at moments when it is sending. */
const killNowAndThen = async ({ receivers, worker, kill, going }) => {
  const at = []
  for (let n = 1; n <= kills; n += 1) {
    const some = (total * perLead * n) / (kills + 1)
    while (going() && receivers.told().length < some) await sleep(3)
    if (!going()) break
    at.push(performance.now())
    await kill(worker)
  }
  return at
}

const repeatsIn = (told) => told.length - new Set(told.map(({ id }) => id)).size

/** Ids that were delivered twice although the worker was not killed around the first time. */
const unexplained = (told, kills) => {
  const first = new Map()
  const again = new Set()
  for (const { id, at } of told.toSorted((one, other) => one.at - other.at))
    if (first.has(id)) again.add(id)
    else first.set(id, at)
  return [...again].filter((id) => !kills.some((at) => Math.abs(at - first.get(id)) < 2000)).length
}

/** Leads that reached one receiver under more than one id. */
const underTwoIds = (told) => {
  const ids = new Map()
  for (const { id, lead } of told) ids.set(lead, (ids.get(lead) ?? new Set()).add(id))
  return [...ids.values()].filter((all) => all.size > 1).length
}

const rowsOf = ({ receivers, standingAfter, triesAway, minutes, killed }) => {
  const told = receivers.told()
  return [
    row(
      'delivery',
      'leads sent as forms; deliveries: a mail, an ADF mail and a webhook each',
      `${total}; ${standingAfter.all}`,
    ),
    row('delivery', 'receivers down, in moved time', outage, 'min'),
    row('delivery', 'tries meanwhile', triesAway),
    row('delivery', 'worker killed, once of them meanwhile', killed.length),
    row('delivery', 'delivered', standingAfter.delivered),
    row('delivery', 'the last of them, after the end of the outage, in moved time', minutes, 'min'),
    row('delivery', 'mails and webhook calls received', `${receivers.mails.length}; ${receivers.calls.length}`),
    row('delivery', 'of them repeated', `${repeatsIn(receivers.mails)}; ${repeatsIn(receivers.calls)}`),
    row('delivery', 'repeats without a kill', unexplained(told, killed)),
    row('delivery', 'received under two ids', underTwoIds(told)),
    row('delivery', 'without their id, or with a wrong signature', told.filter(({ sound }) => !sound).length),
  ]
}

const anHourAway = async ({ db, from, receivers, worker, kill }) => {
  while ((await standing(db, from)).all < total * perLead) await sleep(100)
  for (let minute = 0; minute < outage; minute += step) {
    // Half an hour of refused connections, then half an hour of temporary errors.
    await receivers.be(minute < outage / 2 ? 'away' : 'busy')
    await moveClock(db, from)
    if (minute === outage / 2) await kill(worker)
  }
}

const work = async ({ db, from, receivers, start }) => {
  const worker = { running: await start() }
  const killed = []
  const kill = async () => {
    killed.push(performance.now())
    await worker.running.kill()
    worker.running = await start()
  }
  try {
    await anHourAway({ db, from, receivers, worker, kill })
    const { tries: triesAway } = await standing(db, from)
    await receivers.be('well')
    let [going, minutes] = [true, 0]
    const trouble = killNowAndThen({ receivers, worker, kill, going: () => going })
    for (
      let now = await standing(db, from);
      now.delivered < now.all && minutes < 24 * 60;
      now = await standing(db, from)
    ) {
      minutes += step
      await moveClock(db, from)
    }
    going = false
    await trouble
    return rowsOf({ receivers, standingAfter: await standing(db, from), triesAway, minutes, killed })
  } finally {
    await worker.running.kill()
  }
}

/** @param {{ folder: string, env: Record<string, string> }} place */
const benchLate = async (place) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = place.env
  const env = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' }
  const db = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  const receivers = await openReceivers(place.folder)
  const site = await startSite({ env })
  // Leads of earlier measurements are not delivered here.
  await db.query('UPDATE leads SET routed_at = now() WHERE routed_at IS NULL')
  const removeRule = await addRule(db, receivers)
  const from = new Date()
  const start = () => startNode([inRoot('dist/bench.mjs'), 'outbox', 'none'], { ...env, ...receivers.env })
  try {
    await writeAll(site.port)
    return await work({ db, from, receivers, start })
  } finally {
    await removeRule()
    await site.stop()
    await receivers.close()
    await db.end()
  }
}

/** @param {{ folder: string, env: Record<string, string> }} place */
export const benchDelivery = async (place) => [...(await benchLate(place)), ...(await benchCodes(place))]
