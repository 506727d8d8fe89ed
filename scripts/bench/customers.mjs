/** Simulated shoppers who reserve, pay, cancel or leave, one vehicle after the other, and staff who refund. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../lib/log.mjs'
import { mobileNumber } from './reservation-race.mjs'
import { readCookie, encodeForm, send } from './http-client.mjs'

const htmlHeaders = { accept: 'text/html' }
const chance = (share) => Math.random() < share

/** Retries like a person: no answer or a 5xx is sent again. Returns undefined after a minute. */
const retryLikePerson = async ({ at }, request, end = performance.now() + 60_000) => {
  while (performance.now() < end) {
    const answer = await send({ port: at.port, ...request }).catch(() => null)
    if (answer && answer.status < 500) return answer
    await sleep(250)
  }
  return undefined
}

const reserve = (world, vehicle, n) =>
  retryLikePerson(world, {
    host: vehicle.host,
    path: '/api/reservations',
    sender: n % 500,
    body: encodeForm({
      car_id: vehicle.id,
      key: `crash-${randomUUID()}`,
      name: 'Ada Lovelace',
      phone: mobileNumber(1000 + n),
      email: `crash-${n}@bench.example`,
      agree: 'on',
    }),
  })

/** Ends one hold by moving its end to now. */
const endHold = ({ db }, token) =>
  db
    .query(
      `UPDATE reservations SET held_until = now() WHERE state IN ('pending', 'held')
         AND id = (SELECT reservation_id FROM payments WHERE token = $1)`,
      [token],
    )
    .catch(() => undefined)

const releaseHold = (world, { host }, token, n) =>
  retryLikePerson(world, {
    host,
    path: '/api/payments',
    sender: n % 500,
    body: encodeForm({ action: 'let-go', token }),
  })

/** The provider calls the webhook, sometimes twice; or the shopper returns; or neither happens. */
const payAndNotify = async (world, { host }, { session, token, n }) => {
  world.provider.pay(session)
  const roll = Math.random()
  const until = performance.now() + 60_000
  const notify = () => world.provider.tell(world.at, host, session, () => performance.now() < until)
  if (roll < 0.45) await Promise.all(chance(0.3) ? [notify(), notify()] : [notify()])
  else if (roll < 0.8)
    await retryLikePerson(world, { host, path: `/payments/${token}`, sender: n % 500, headers: htmlHeaders })
}

const findHeldReservation = async ({ db }, token) => {
  const { rows } = await db
    .query(
      `SELECT r.id FROM reservations r JOIN payments p ON p.reservation_id = r.id WHERE p.token = $1 AND r.state = 'held'`,
      [token],
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.id
}

const runStaffAction = (world, id, action) =>
  retryLikePerson(world, {
    host: 'localhost',
    path: `/api/reservations/${id}/actions`,
    body: JSON.stringify({ action }),
    type: 'application/json',
    headers: world.staff,
  })

/** Follow-up of a held vehicle: staff refund it, sometimes twice at once, or mark it as sold, or its 48 hours end. */
const followUp = async (world, token) => {
  const id = await findHeldReservation(world, token)
  if (id === undefined) return
  const roll = Math.random()
  if (roll < 0.5)
    await Promise.all(
      chance(0.3)
        ? [runStaffAction(world, id, 'refund'), runStaffAction(world, id, 'refund')]
        : [runStaffAction(world, id, 'refund')],
    )
  else if (roll < 0.6) await runStaffAction(world, id, 'sold')
  else if (roll < 0.8) await endHold(world, token)
}

const runVisit = async (world, n) => {
  const vehicle = world.cars[Math.floor(Math.random() * world.cars.length)]
  const answer = await reserve(world, vehicle, n)
  if (answer === undefined) return
  if (answer.status === 409 || answer.status === 404) return void (world.tally.taken += 1)
  if (answer.status !== 200)
    throw new OperatorError(`A reservation was answered ${answer.status}: ${answer.text.slice(0, 200)}`)
  world.tally.sent += 1
  const token = readCookie(answer, 'forecourt-payment')?.split('=')[1]
  const { location } = JSON.parse(answer.text)
  const session = location.split('/').at(-1)
  await sleep(Math.random() * 300)
  const roll = Math.random()
  if (roll < 0.08)
    await Promise.all([releaseHold(world, vehicle, token, n), chance(0.5) && world.provider.pay(session)])
  else if (roll < 0.16) await Promise.all([endHold(world, token), chance(0.5) && world.provider.pay(session)])
  else if (roll < 0.95 && session.startsWith('cs_')) {
    await payAndNotify(world, vehicle, { session, token, n })
    await followUp(world, token)
  }
}

/** @returns {Promise<unknown>} resolves when the last of them is done, after `world.going` became false */
export const runCustomers = (world, atOnce) => {
  let next = 0
  return Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (world.going) await runVisit(world, (next += 1))
    }),
  )
}
