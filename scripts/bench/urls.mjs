/** Twenty thousand made-up addresses: their cost in memory and on disk, and whether real pages stay cached. */
import { readFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { row, seconds, startSite } from './lib.mjs'
import { requestPath, listPages } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const requestCount = Number(process.env.BENCH_URLS || 20_000)
const REQUESTS_AT_ONCE = 8

const measureFolderMb = async (folder) => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size
  }
  return bytes / 1024 / 1024
}

const readMemoryMb = async (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Addresses like those of crawlers, scanners and idle shoppers. */
const madeUpPath = (n, search) =>
  [
    `/cars/2019-made-up-car-${n}`,
    `/wp-content/${n}/index.php`,
    `${search}?query=nothing${n}`,
    `${search}?range[price]=${1000 + n}:${2000 + n}`,
  ][n % 4]

export const benchUrls = async ({ env }) => {
  const site = await startSite({ env: { DATABASE_URL: env.DATABASE_URL, DATA_DIR: env.DATA_DIR, MODE: 'demo' } })
  try {
    const host = `${TENANT}.localhost:${site.port}`
    const real = await listPages(site.port, TENANT)
    const search = real.find(({ name }) => name === 'search').path
    for (const { path: at } of [...real, ...real, ...real]) await requestPath(site.port, host, at)
    const before = { memory: await readMemoryMb(site.pid), disk: await measureFolderMb(inRoot('.next')) }
    const startedAt = performance.now()
    const statuses = {}
    let next = 0
    let peakMemory = 0
    const crawl = async () => {
      while (next < requestCount) {
        const n = (next += 1)
        const { statusCode } = await requestPath(site.port, host, madeUpPath(n, search))
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
        if (n % 100 === 0) peakMemory = Math.max(peakMemory, await readMemoryMb(site.pid))
      }
    }
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, crawl))
    const took = seconds(startedAt)
    // The crawl takes longer than pages stay fresh: a page served stale while it is regenerated answers STALE.
    const cachedStatuses = new Set(['HIT', 'STALE'])
    const isStillCached = await Promise.all(
      real.map(async ({ path: at }) =>
        cachedStatuses.has((await requestPath(site.port, host, at)).headers['x-nextjs-cache']),
      ),
    )
    return [
      row('urls', 'made-up addresses requested', requestCount),
      row(
        'urls',
        'of them answered 500 or more',
        Object.entries(statuses).reduce((sum, [code, count]) => sum + (Number(code) >= 500 ? count : 0), 0),
      ),
      row('urls', 'addresses a second', requestCount / took, '1/s'),
      row('urls', 'memory of the process, before', before.memory, 'MB'),
      row('urls', 'memory of the process, peak', peakMemory, 'MB'),
      row('urls', 'memory of the process, after', await readMemoryMb(site.pid), 'MB'),
      row('urls', 'growth of the build folder on disk', (await measureFolderMb(inRoot('.next'))) - before.disk, 'MB'),
      row('urls', `real pages still cached, of ${real.length}`, isStillCached.filter(Boolean).length),
    ]
  } finally {
    await site.stop()
  }
}
