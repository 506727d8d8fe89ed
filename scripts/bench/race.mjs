/** A hundred shoppers reserve one car in the same second, by HTTP; the one who may pays. Then it is counted. */
import { randomInt } from 'node:crypto'
import { send, cookieIn, form } from './sender.mjs'
import { Problem } from '../lib/say.mjs'

const shoppers = 100
const clear = ['Somebody is reserving this right now.', 'This one is reserved.']
const isClear = ({ status, text }) =>
  status === 409 && clear.some((words) => JSON.parse(text).message.startsWith(words))

/** A mobile number of one's own. */
export const phoneOf = (n) => `04${String(10_000_000 + n)}`

/** `base`: people of their own for each car, as one may hold three at most. */
const reserve = ({ port, host }, car, base, n) =>
  send({
    port,
    host,
    path: '/api/reservations',
    // Addresses of their own for each car, because one may ask for a few holds an hour only.
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
 * One car: how many hold it, how often it was charged, and how many of the others were told so clearly; `ms` until the
 * last had an answer, `apart` between the first and the last question.
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
  if (winners[0] === undefined) throw new Problem(`Nobody of a hundred could reserve: ${answers[0]?.text}`)
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
