/** A hundred shoppers reserve one vehicle at the same time over HTTP; the winner pays, and the results are counted. */
import { randomInt } from 'node:crypto'
import { send, cookieIn, form } from './sender.mjs'
import { Problem } from '../lib/say.mjs'

const shoppers = 100
const clear = ['Somebody is reserving this right now.', 'This one is reserved.']
const isClear = ({ status, text }) =>
  status === 409 && clear.some((words) => JSON.parse(text).message.startsWith(words))

/** The nth shopper's mobile number. */
export const phoneOf = (n) => `04${String(10_000_000 + n)}`

/** `base` makes different shoppers for each vehicle, as one person may have at most three holds. */
const reserve = ({ port, host }, car, base, n) =>
  send({
    port,
    host,
    path: '/api/reservations',
    // Different addresses for each vehicle, because one address may request only a few holds an hour.
    sender: (base + n) % 50_000,
    body: form({
      car_id: car,
      key: `race-${car}-${n}`,
      name: 'Ada Lovelace',
      phone: phoneOf(base + n),
      email: `race-${car.slice(-12)}-${n}@bench.example`,
      agree: 'on',
    }),
  })

/**
 * Races for one vehicle. Returns its holds, its charges and how many of the others got a clear refusal; `ms` until the
 * last answer, `apart` between the first and the last request.
 */
export const raceFor = async (at, car, { db, pay, charges }) => {
  const base = randomInt(80_000_000)
  const began = performance.now()
  let last = began
  const answers = await Promise.all(
    Array.from({ length: shoppers }, (_, n) => {
      last = performance.now()
      return reserve(at, car, base, n)
    }),
  )
  const ms = performance.now() - began
  const winners = answers.filter(({ status }) => status === 200)
  if (winners[0] === undefined) throw new Problem(`None of a hundred shoppers could reserve: ${answers[0]?.text}`)
  const token = cookieIn(winners[0], 'forecourt-payment')?.split('=')[1]
  await pay(JSON.parse(winners[0].text).location, token)
  const page = await send({ ...at, path: `/payments/${token}`, headers: { accept: 'text/html' } })
  if (page.status !== 200) throw new Problem(`The page of a payment answered ${page.status}.`)
  const { rows } = await db.query(
    `SELECT r.state, p.id, p.state AS payment FROM reservations r JOIN payments p ON p.reservation_id = r.id
     WHERE r.car_id = $1`,
    [car],
  )
  return {
    winners: winners.length,
    rows: rows.length,
    held: rows.filter(({ state, payment }) => state === 'held' && payment === 'paid').length,
    charges: await charges(rows.map(({ id }) => id)),
    clear: answers.filter(isClear).length,
    ms,
    apart: last - began,
  }
}
