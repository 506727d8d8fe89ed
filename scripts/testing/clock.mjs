/**
 * The clock of a test run. Every run begins at the same moment and time passes normally from there, so that no test
 * depends on the day it is run on. Node processes load this file first (`--import`), the database gets functions of the
 * same names (`databaseClock`), and pages get the same script (`browserClock`).
 */
import { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

/**
 * A Wednesday, 11 am in Brisbane, noon in Sydney and 9 am in Perth: all locations are open, and no day ends within a
 * run.
 */
export const TEST_START = '2026-11-25T01:00:00Z'

/**
 * The environment variable that passes the offset from the machine's clock, in milliseconds, to every process of a run.
 */
const OFFSET_VARIABLE = 'FORECOURT_TEST_CLOCK'

const realNow = Date.now

/**
 * Returns the environment that gives a process the clock of this run. The first caller of a run sets the offset.
 * @returns {Record<string, string>}
 */
export const clockEnvironment = () => {
  process.env[OFFSET_VARIABLE] ??= String(Date.parse(TEST_START) - realNow())
  const load = `--import=${fileURLToPath(import.meta.url)}`
  const options = (process.env.NODE_OPTIONS ?? '').split(' ').filter((one) => one !== '' && one !== load)
  return { [OFFSET_VARIABLE]: process.env[OFFSET_VARIABLE], NODE_OPTIONS: [...options, load].join(' ') }
}

const clockOffsetMs = () => Number(process.env[OFFSET_VARIABLE] ?? 0)

/** Replaces `Date` in a global object. Browsers get its source text, so it must not use anything from outside. */
const shiftDate = (scope, milliseconds) => {
  const Real = scope.Date
  const now = () => Real.now() + milliseconds
  function ShiftedDate(...parts) {
    if (!new.target) return new Real(now()).toString()
    return Reflect.construct(Real, parts.length === 0 ? [now()] : parts, new.target === ShiftedDate ? Real : new.target)
  }
  // Defined as own properties, since Next.js copies only those to its own `Date`.
  Object.defineProperties(ShiftedDate, Object.getOwnPropertyDescriptors(Real))
  ShiftedDate.now = now
  Real.prototype.constructor = ShiftedDate
  scope.Date = ShiftedDate
}

/** Returns the script that gives a page the clock of the run. */
export const browserClock = () => `(${shiftDate.toString()})(globalThis, ${String(clockOffsetMs())})`

/**
 * Returns the SQL that gives a database the clock of the run. The server's `search_path` has to be `public, pg_catalog`
 * (`DATABASE_CLOCK_SETTING`), so that these functions are found before Postgres's own.
 */
export const databaseClock = () =>
  ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp']
    .map(
      (name) => `CREATE OR REPLACE FUNCTION public.${name}() RETURNS timestamptz LANGUAGE sql
        ${name === 'clock_timestamp' ? 'VOLATILE' : 'STABLE'} PARALLEL SAFE
        AS $$ SELECT pg_catalog.${name}() + interval '${String(clockOffsetMs())} milliseconds' $$;`,
    )
    .join('\n')

export const DATABASE_CLOCK_SETTING = 'search_path=public,pg_catalog'

/** Browsers expire cookies by the machine's clock, so a cookie's expiry is converted to it. */
const shiftCookie = (cookie, milliseconds) =>
  cookie.replace(/(;\s*expires=)([^;]+)/i, (attribute, name, value) => {
    const end = Date.parse(value)
    return Number.isNaN(end) || end === 0 ? attribute : `${name}${new Date(end - milliseconds).toUTCString()}`
  })

const shiftCookies = (milliseconds) => {
  // To add a cookie, Next.js sets the header again with the cookies it already contains.
  const shiftedCookies = new WeakMap()
  const shiftOnce = (response, cookie) => {
    const shifted = shiftedCookies.get(response) ?? new Set()
    shiftedCookies.set(response, shifted)
    const value = shifted.has(cookie) ? cookie : shiftCookie(cookie, milliseconds)
    shifted.add(value)
    return value
  }
  for (const method of ['setHeader', 'appendHeader']) {
    const original = ServerResponse.prototype[method]
    ServerResponse.prototype[method] = function (name, value) {
      if (name.toLowerCase() !== 'set-cookie') return original.call(this, name, value)
      const cookies = [value].flat().map((one) => shiftOnce(this, String(one)))
      return original.call(this, name, Array.isArray(value) ? cookies : cookies[0])
    }
  }
}

/** Shifts the origin of `performance.now()` as `Date` is shifted, because code compares the two. */
const shiftTimeOrigin = (milliseconds) => {
  const value = performance.timeOrigin + milliseconds
  Object.defineProperty(performance, 'timeOrigin', { value, configurable: true, enumerable: true })
}

if (clockOffsetMs() !== 0 && !globalThis.forecourtTestClock) {
  globalThis.forecourtTestClock = true
  shiftDate(globalThis, clockOffsetMs())
  shiftTimeOrigin(clockOffsetMs())
  shiftCookies(clockOffsetMs())
}
