/** A hundred shoppers reserve one vehicle at the same time over HTTP; the winner pays, and the results are counted. */
import { randomInt } from 'node:crypto'
import { send, readCookie, encodeForm } from './http-client.mjs'
import { OperatorError } from '../lib/log.mjs'

const SHOPPERS = 100
const refusalTexts = ['Another shopper is reserving this right now.', 'This one is reserved.']
const isClearRefusal = ({ status, text }) =>
  status === 409 && refusalTexts.some((words) => JSON.parse(text).message.startsWith(words))

/** The nth shopper's mobile number. */
export const mobileNumber = (n) => `04${String(10_000_000 + n)}`

/** `base` makes different shoppers for each vehicle, as one person may have at most three holds. */
const reserve = ({ port, host }, vehicle, base, n) =>
  send({
    port,
    host,
    path: '/api/reservations',
    // Different addresses for each vehicle, because one address may request only a few holds an hour.
    sender: (base + n) % 50_000,
    body: encodeForm({
      car_id: vehicle,
      key: `race-${vehicle}-${n}`,
      name: 'Ada Lovelace',
      phone: mobileNumber(base + n),
      email: `race-${vehicle.slice(-12)}-${n}@bench.example`,
      agree: 'on',
    }),
  })

/**
 * Races for one vehicle. Returns its holds, its charges and how many of the others got a clear refusal; `ms` until the
 * last answer, `apart` between the first and the last request.
 */
export const runRace = async (at, vehicle, { db, pay, charges }) => {
  const base = randomInt(80_000_000)
  const startedAt = performance.now()
  let last = startedAt
  const answers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, n) => {
      last = performance.now()
      return reserve(at, vehicle, base, n)
    }),
  )
  const ms = performance.now() - startedAt
  const winners = answers.filter(({ status }) => status === 200)
  if (winners[0] === undefined) throw new OperatorError(`None of a hundred shoppers could reserve: ${answers[0]?.text}`)
  const token = readCookie(winners[0], 'forecourt-payment')?.split('=')[1]
  await pay(JSON.parse(winners[0].text).location, token)
  const page = await send({ ...at, path: `/payments/${token}`, headers: { accept: 'text/html' } })
  if (page.status !== 200) throw new OperatorError(`The page of a payment answered ${page.status}.`)
  const { rows } = await db.query(
    `SELECT r.state, p.id, p.state AS payment FROM reservations r JOIN payments p ON p.reservation_id = r.id
     WHERE r.car_id = $1`,
    [vehicle],
  )
  return {
    winners: winners.length,
    rows: rows.length,
    held: rows.filter(({ state, payment }) => state === 'held' && payment === 'paid').length,
    charges: await charges(rows.map(({ id }) => id)),
    clear: answers.filter(isClearRefusal).length,
    ms,
    apart: last - startedAt,
  }
}
