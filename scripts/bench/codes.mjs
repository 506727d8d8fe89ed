/** A day of guessing one phone's sign-in code over HTTP, from one address and from many; then the owner signs in. */
import pg from 'pg'
import { OperatorError } from '../lib/log.mjs'
import { requestChallenge, solveChallenge } from './bot-check.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { readCookie, encodeForm, send } from './http-client.mjs'

const HOST = 'yarra-value-cars.localhost'
const PHONE = '0491 570 157'
const PHONE_E164 = '+61491570157'
const ATTACK_HOURS = 24
/** Browsers that request a code in each hour, each from its own address; one further address requests ten. */
const BROWSERS_PER_HOUR = 30
const GUESSES_PER_BROWSER = 7
const CODES_FROM_ONE_ADDRESS = 10

const post = (port, sender, fields, cookie) =>
  send({ port, host: HOST, path: '/api/sign-in', sender, body: encodeForm(fields), headers: cookie ? { cookie } : {} })

const requestCode = async (port, sender) => {
  // The attacker has a machine that passes the bot check.
  const answer = await post(port, sender, {
    phone: PHONE,
    bot_check: solveChallenge(await requestChallenge(port, HOST, sender)),
  })
  if (answer.status !== 303) throw new OperatorError(`A request for a code was answered ${answer.status}.`)
  return readCookie(answer, 'forecourt-code')
}

const readProblem = ({ headers }) => /[?&]problem=([a-z]+)/.exec(headers.location ?? '')?.[1] ?? 'in'

const randomDigits = (count) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')

/** Guesses with one browser's code until it expires and beyond, always six digits, the length most likely to be hit. */
const guessCodes = async (port, sender, cookie, problemCounts) => {
  for (let n = 0; n < GUESSES_PER_BROWSER; n += 1) {
    const problem = readProblem(await post(port, sender, { code: randomDigits(6) }, cookie))
    problemCounts.set(problem, (problemCounts.get(problem) ?? 0) + 1)
  }
}

/** Moves time on by making everything requested so far an hour older. */
const moveClockByHour = (db) =>
  db.query(
    `UPDATE sign_in_codes SET created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
     WHERE phone = $1`,
    [PHONE_E164],
  )

const readTries = async (db) => {
  const { rows } = await db.query(
    `SELECT coalesce(sum(tries) FILTER (WHERE NOT long), 0)::int AS short, count(*) FILTER (WHERE texted)::int AS texts,
       coalesce(sum(tries) FILTER (WHERE long), 0)::int AS long FROM sign_in_codes WHERE phone = $1`,
    [PHONE_E164],
  )
  return rows[0]
}

/** The code in the owner's newest text. */
const findNewestCode = async (db) => {
  const { rows } = await db.query(
    "SELECT text FROM messages WHERE recipient = $1 AND key LIKE 'code:%' ORDER BY created_at DESC LIMIT 1",
    [PHONE_E164],
  )
  return /^([\d ]+) is your/.exec(rows[0]?.text ?? '')?.[1]
}

/** @returns {Promise<boolean>} true when the owner can sign in right after the attack with the newest text */
const ownerSignsIn = async (port, db) => {
  const cookie = await requestCode(port, 2900)
  const answer = await post(port, 2900, { code: (await findNewestCode(db)) ?? '' }, cookie)
  return readCookie(answer, 'forecourt-shopper') !== undefined
}

const attackForDay = async (port, db, problemCounts) => {
  for (let hour = 0; hour < ATTACK_HOURS; hour += 1) {
    if (hour > 0) await moveClockByHour(db)
    const one = async (n) => {
      // One machine behind one address and thirty behind thirty, with new addresses each hour that no limit has counted
      // yet.
      const sender = n === 0 ? 2800 + hour : hour * BROWSERS_PER_HOUR + n
      for (let round = 0; round < (n === 0 ? CODES_FROM_ONE_ADDRESS : 1); round += 1) {
        const cookie = await requestCode(port, sender)
        if (cookie) await guessCodes(port, sender, cookie, problemCounts)
      }
    }
    await Promise.all(Array.from({ length: BROWSERS_PER_HOUR + 1 }, (_, n) => one(n)))
  }
}

/** @param {{ env: Record<string, string> }} place */
export const benchCodes = async (installation) => {
  const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET } = installation.env
  // Jobs are off, so texts stay in the database, where this bench reads them.
  const site = await startSite({ env: { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, MODE: 'demo', RUN_JOBS: '0' } })
  const db = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  const problemCounts = new Map()
  try {
    await db.query('DELETE FROM sign_in_codes WHERE phone = $1', [PHONE_E164])
    const startedAt = performance.now()
    await attackForDay(site.port, db, problemCounts)
    const took = seconds(startedAt)
    const { short, long, texts } = await readTries(db)
    const owner = await ownerSignsIn(site.port, db)
    const guessCount = [...problemCounts.values()].reduce((all, one) => all + one, 0)
    return [
      row('codes', 'guesses at one phone’s code over HTTP in a day', guessCount),
      row('codes', 'guesses a second', guessCount / took),
      row('codes', 'texts to the owner in that day', texts),
      row('codes', 'guesses compared with a code of six digits; of twelve', `${short}; ${long}`),
      row('codes', 'chance to have found it, in 10,000', (short / 1e6 + long / 1e12) * 1e4),
      row('codes', 'refused', (problemCounts.get('over') ?? 0) + (problemCounts.get('often') ?? 0)),
      row('codes', 'guessed', problemCounts.get('in') ?? 0),
      row('codes', 'the owner signs in right after it, with the newest text', owner ? 'yes' : 'no'),
    ]
  } finally {
    await site.stop()
    await db.end()
  }
}
