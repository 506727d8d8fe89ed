/** Stops Postgres for half a minute under load: the answers of cached and other pages, and the recovery. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '../lib/postgres.mjs'
import { median, row, seconds, startSite } from './lib.mjs'
import { requestPath, listPages } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const OUTAGE_MS = 30_000

/** Requests one page after the other while `going()` is true, and records each answer. */
const runShopper = (port, pick, answers, going) =>
  (async () => {
    for (let n = 0; going(); n += 1) {
      const startedAt = performance.now()
      const at = pick(n)
      const answer = await requestPath(port, `${TENANT}.localhost:${port}`, at).catch((error) => ({
        statusCode: error.code,
      }))
      answers.push({ began: startedAt, took: performance.now() - startedAt, status: answer.statusCode })
      await sleep(20)
    }
  })()

const answersDuring = (answers, [from, to]) =>
  answers.filter(({ began: startedAt }) => startedAt >= from && startedAt < to)
const shareOfStatus = (answers, status) =>
  (100 * answers.filter((one) => one.status === status).length) / Math.max(1, answers.length)
const slowestAnswer = (answers) => Math.max(0, ...answers.map(({ took }) => took))

const secondsUntil = async (condition) => {
  const startedAt = performance.now()
  while (!(await condition())) {
    if (seconds(startedAt) > 60) return Number.NaN
    await sleep(50)
  }
  return seconds(startedAt)
}

/**
 * Stops the installation's Postgres and starts it again; `database.stop` is replaced, so that the caller stops the new
 * one.
 * @param {{ env: Record<string, string>, settings: { dataDir: string }, database: { stop: () => Promise<void> } }} place
 */
export const benchOutage = async ({ env, settings, database }) => {
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  const [cached, others] = [[], []]
  let going = true
  try {
    const pages = (await listPages(site.port, TENANT)).map(({ path: at }) => at)
    const search = pages[1] ?? '/'
    for (const at of [...pages, ...pages]) await requestPath(site.port, `${TENANT}.localhost:${site.port}`, at)
    const load = [
      ...[0, 1, 2, 3].map((at) =>
        runShopper(
          site.port,
          (n) => pages[(n + at) % pages.length],
          cached,
          () => going,
        ),
      ),
      ...[1, 2].map((at) =>
        runShopper(
          site.port,
          (n) => `${search}?query=away${at}x${n}`,
          others,
          () => going,
        ),
      ),
    ]
    await sleep(3000)
    const stoppedAt = performance.now()
    await database.stop()
    const down = performance.now()
    await sleep(OUTAGE_MS)
    const up = performance.now()
    const again = await openPostgres({ dataDir: settings.dataDir })
    database.stop = again.stop
    const healthy = await secondsUntil(
      async () => (await requestPath(site.port, 'localhost', '/healthz')).statusCode === 200,
    )
    const secondsUntilRendered = await secondsUntil(
      async () =>
        (await requestPath(site.port, `${TENANT}.localhost:${site.port}`, `${search}?query=back`)).statusCode === 200,
    )
    await sleep(5000)
    going = false
    await Promise.all(load)
    const [outageWindow, after] = [
      [down, up],
      [performance.now() - 5000, performance.now()],
    ]
    const [cachedAnswers, otherAnswers] = [answersDuring(cached, outageWindow), answersDuring(others, outageWindow)]
    return [
      row('outage', 'Postgres down for', (up - stoppedAt) / 1000, 's'),
      row('outage', 'cached pages requested meanwhile', cachedAnswers.length),
      row('outage', 'cached pages answered 200', shareOfStatus(cachedAnswers, 200), '%'),
      row('outage', 'cached pages: p50', median(cachedAnswers.map(({ took }) => took)), 'ms'),
      row('outage', 'other pages requested meanwhile', otherAnswers.length),
      row('outage', 'other pages answered 503', shareOfStatus(otherAnswers, 503), '%'),
      row(
        'outage',
        'other pages: slowest answer',
        slowestAnswer([...otherAnswers, ...answersDuring(others, [stoppedAt, down])]),
        'ms',
      ),
      row('outage', 'healthy after Postgres is back', healthy, 's'),
      row('outage', 'uncached pages rendered after that', secondsUntilRendered, 's'),
      row(
        'outage',
        'all pages answered 200 afterwards',
        shareOfStatus([...answersDuring(cached, after), ...answersDuring(others, after)], 200),
        '%',
      ),
      row('outage', 'the process survived', site.ended() ? 'no' : 'yes'),
    ]
  } finally {
    going = false
    await site.stop()
  }
}
