/** Stops Postgres for half a minute under load: the answers of cached and other pages, and the recovery. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '../lib/postgres.mjs'
import { median, row, seconds, startSite } from './lib.mjs'
import { ask, pagesOf } from './sites.mjs'

const tenant = 'banksia-motor-group'
const length = 30_000

/** Requests one page after the other while `going()` is true, and records each answer. */
const shopper = (port, pick, notes, going) =>
  (async () => {
    for (let n = 0; going(); n += 1) {
      const began = performance.now()
      const at = pick(n)
      const answer = await ask(port, `${tenant}.localhost:${port}`, at).catch((error) => ({ statusCode: error.code }))
      notes.push({ began, took: performance.now() - began, status: answer.statusCode })
      await sleep(20)
    }
  })()

const during = (notes, [from, to]) => notes.filter(({ began }) => began >= from && began < to)
const share = (notes, status) => (100 * notes.filter((one) => one.status === status).length) / Math.max(1, notes.length)
const slowest = (notes) => Math.max(0, ...notes.map(({ took }) => took))

const until = async (isSo) => {
  const began = performance.now()
  while (!(await isSo())) {
    if (seconds(began) > 60) return Number.NaN
    await sleep(50)
  }
  return seconds(began)
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
    const pages = (await pagesOf(site.port, tenant)).map(({ path: at }) => at)
    const search = pages[1] ?? '/'
    for (const at of [...pages, ...pages]) await ask(site.port, `${tenant}.localhost:${site.port}`, at)
    const load = [
      ...[0, 1, 2, 3].map((at) =>
        shopper(
          site.port,
          (n) => pages[(n + at) % pages.length],
          cached,
          () => going,
        ),
      ),
      ...[1, 2].map((at) =>
        shopper(
          site.port,
          (n) => `${search}?query=away${at}x${n}`,
          others,
          () => going,
        ),
      ),
    ]
    await sleep(3000)
    const stopped = performance.now()
    await database.stop()
    const down = performance.now()
    await sleep(length)
    const up = performance.now()
    const again = await openPostgres({ dataDir: settings.dataDir })
    database.stop = again.stop
    const healthy = await until(async () => (await ask(site.port, 'localhost', '/healthz')).statusCode === 200)
    const made = await until(
      async () => (await ask(site.port, `${tenant}.localhost:${site.port}`, `${search}?query=back`)).statusCode === 200,
    )
    await sleep(5000)
    going = false
    await Promise.all(load)
    const [away, after] = [
      [down, up],
      [performance.now() - 5000, performance.now()],
    ]
    const [kept, rest] = [during(cached, away), during(others, away)]
    return [
      row('outage', 'Postgres down for', (up - stopped) / 1000, 's'),
      row('outage', 'cached pages requested meanwhile', kept.length),
      row('outage', 'cached pages answered 200', share(kept, 200), '%'),
      row('outage', 'cached pages: p50', median(kept.map(({ took }) => took)), 'ms'),
      row('outage', 'other pages requested meanwhile', rest.length),
      row('outage', 'other pages answered 503', share(rest, 503), '%'),
      row('outage', 'other pages: slowest answer', slowest([...rest, ...during(others, [stopped, down])]), 'ms'),
      row('outage', 'healthy after Postgres is back', healthy, 's'),
      row('outage', 'uncached pages rendered after that', made, 's'),
      row(
        'outage',
        'all pages answered 200 afterwards',
        share([...during(cached, after), ...during(others, after)], 200),
        '%',
      ),
      row('outage', 'the process survived', site.ended() ? 'no' : 'yes'),
    ]
  } finally {
    going = false
    await site.stop()
  }
}
