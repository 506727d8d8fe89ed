/** A day of guessing one phone's sign-in code over HTTP, from one address and from many; then the owner signs in. */
import pg from 'pg'
import { Problem } from '../lib/say.mjs'
import { challengeOf, solved } from './bot-check.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { cookieIn, form, send } from './sender.mjs'

const host = 'yarra-value-cars.localhost'
const phone = '0491 570 157'
const dialled = '+61491570157'
const hours = 24
/** Browsers that request a code in each hour, each from its own address; one further address requests ten. */
const browsers = 30
const guessesEach = 7
const oneAddress = 10

const post = (port, sender, fields, cookie) =>
  send({ port, host, path: '/api/sign-in', sender, body: form(fields), headers: cookie ? { cookie } : {} })

const ask = async (port, sender) => {
  // The attacker has a machine that passes the bot check.
  const answer = await post(port, sender, { phone, bot_check: solved(await challengeOf(port, host, sender)) })
  if (answer.status !== 303) throw new Problem(`A request for a code was answered ${answer.status}.`)
  return cookieIn(answer, 'forecourt-code')
}

const problemIn = ({ headers }) => /[?&]problem=([a-z]+)/.exec(headers.location ?? '')?.[1] ?? 'in'

const digits = (count) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')

/** Guesses with one browser's code until it expires and beyond, always six digits, the length most likely to be hit. */
const guess = async (port, sender, cookie, heard) => {
  for (let n = 0; n < guessesEach; n += 1) {
    const problem = problemIn(await post(port, sender, { code: digits(6) }, cookie))
    heard.set(problem, (heard.get(problem) ?? 0) + 1)
  }
}

/** Moves time on by making everything requested so far an hour older. */
const passHour = (db) =>
  db.query(
    `UPDATE sign_in_codes SET created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
     WHERE phone = $1`,
    [dialled],
  )

const triesOf = async (db) => {
  const { rows } = await db.query(
    `SELECT coalesce(sum(tries) FILTER (WHERE NOT long), 0)::int AS short, count(*) FILTER (WHERE texted)::int AS texts,
       coalesce(sum(tries) FILTER (WHERE long), 0)::int AS long FROM sign_in_codes WHERE phone = $1`,
    [dialled],
  )
  return rows[0]
}

/** The code in the owner's newest text. */
const newestText = async (db) => {
  const { rows } = await db.query(
    "SELECT text FROM messages WHERE recipient = $1 AND key LIKE 'code:%' ORDER BY created_at DESC LIMIT 1",
    [dialled],
  )
  return /^([\d ]+) is your/.exec(rows[0]?.text ?? '')?.[1]
}

/** @returns {Promise<boolean>} true when the owner can sign in right after the attack with the newest text */
const ownerSignsIn = async (port, db) => {
  const cookie = await ask(port, 2900)
  const answer = await post(port, 2900, { code: (await newestText(db)) ?? '' }, cookie)
  return cookieIn(answer, 'forecourt-shopper') !== undefined
}

const attack = async (port, db, heard) => {
  for (let hour = 0; hour < hours; hour += 1) {
    if (hour > 0) await passHour(db)
    const one = async (n) => {
      // One machine behind one address and thirty behind thirty, with new addresses each hour that no limit has counted
      // yet.
      const sender = n === 0 ? 2800 + hour : hour * browsers + n
      for (let round = 0; round < (n === 0 ? oneAddress : 1); round += 1) {
        const cookie = await ask(port, sender)
        if (cookie) await guess(port, sender, cookie, heard)
      }
    }
    await Promise.all(Array.from({ length: browsers + 1 }, (_, n) => one(n)))
  }
}

/** @param {{ env: Record<string, string> }} place */
export const benchCodes = async (place) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = place.env
  // Jobs are off, so texts stay in the database, where this bench reads them.
  const site = await startSite({ env: { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' } })
  const db = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  const heard = new Map()
  try {
    await db.query('DELETE FROM sign_in_codes WHERE phone = $1', [dialled])
    const began = performance.now()
    await attack(site.port, db, heard)
    const took = seconds(began)
    const { short, long, texts } = await triesOf(db)
    const owner = await ownerSignsIn(site.port, db)
    const sent = [...heard.values()].reduce((all, one) => all + one, 0)
    return [
      row('codes', 'guesses at one phone’s code over HTTP in a day', sent),
      row('codes', 'guesses a second', sent / took),
      row('codes', 'texts to the owner in that day', texts),
      row('codes', 'guesses compared with a code of six digits; of twelve', `${short}; ${long}`),
      row('codes', 'chance to have found it, in 10,000', (short / 1e6 + long / 1e12) * 1e4),
      row('codes', 'refused', (heard.get('over') ?? 0) + (heard.get('often') ?? 0)),
      row('codes', 'guessed', heard.get('in') ?? 0),
      row('codes', 'the owner signs in right after it, with the newest text', owner ? 'yes' : 'no'),
    ]
  } finally {
    await site.stop()
    await db.end()
  }
}
