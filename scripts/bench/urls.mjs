/** Twenty thousand made-up addresses: their cost in memory and on disk, and whether real pages stay cached. */
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { ask, pagesOf } from './sites.mjs'

const tenant = 'banksia-motor-group'
const wanted = Number(process.env.BENCH_URLS || 20_000)
const atOnce = 8

const weigh = async (folder) => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  }
  return bytes / 1024 / 1024
}

const memoryOf = async (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Addresses like those of crawlers, scanners and idle shoppers. */
const madeUp = (n, search) =>
  [
    `/cars/2019-made-up-car-${n}`,
    `/wp-content/${n}/index.php`,
    `${search}?query=nothing${n}`,
    `${search}?range[price]=${1000 + n}:${2000 + n}`,
  ][n % 4]

export const benchUrls = async ({ env }) => {
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  try {
    const host = `${tenant}.localhost:${site.port}`
    const real = await pagesOf(site.port, tenant)
    const search = real.find(({ name }) => name === 'search').path
    for (const { path: at } of [...real, ...real, ...real]) await ask(site.port, host, at)
    const before = { memory: await memoryOf(site.pid), disk: await weigh(inRoot('.next')) }
    const began = performance.now()
    const statuses = {}
    let next = 0
    let most = 0
    const crawl = async () => {
      while (next < wanted) {
        const n = (next += 1)
        const { statusCode } = await ask(site.port, host, madeUp(n, search))
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
        if (n % 100 === 0) most = Math.max(most, await memoryOf(site.pid))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, crawl))
    const took = seconds(began)
    // The crawl takes longer than pages stay fresh: a page served stale while it is regenerated answers STALE.
    const stored = new Set(['HIT', 'STALE'])
    const kept = await Promise.all(
      real.map(async ({ path: at }) => stored.has((await ask(site.port, host, at)).headers['x-nextjs-cache'])),
    )
    return [
      row('urls', 'made-up addresses requested', wanted),
      row(
        'urls',
        'of them answered 500 or more',
        Object.entries(statuses).reduce((sum, [code, count]) => sum + (Number(code) >= 500 ? count : 0), 0),
      ),
      row('urls', 'addresses a second', wanted / took, '1/s'),
      row('urls', 'memory of the process, before', before.memory, 'MB'),
      row('urls', 'memory of the process, peak', most, 'MB'),
      row('urls', 'memory of the process, after', await memoryOf(site.pid), 'MB'),
      row('urls', 'growth of the build folder on disk', (await weigh(inRoot('.next'))) - before.disk, 'MB'),
      row('urls', `real pages still cached, of ${real.length}`, kept.filter(Boolean).length),
    ]
  } finally {
    await site.stop()
  }
}
