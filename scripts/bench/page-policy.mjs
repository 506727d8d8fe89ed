/** Cost of the Content-Security-Policy (SEC-03): the same pages with and without it, alternately. */
import { median, row, startSite } from './lib.mjs'
import { listPages } from './sites.mjs'
import { measureLoad } from './pages.mjs'

const TENANT = 'banksia-motor-group'
const ROUNDS = 7
const SECONDS = 4

/** @param {Record<string, string>} env of a seeded installation */
export const measurePolicy = async (env) => {
  const [on, off] = [await startSite({ env }), await startSite({ env: { ...env, CONTENT_POLICY: 'off' } })]
  try {
    const { home, vehicle } = Object.fromEntries((await listPages(on.port, TENANT)).map((one) => [one.name, one.path]))
    const rows = []
    const pages = [
      ['home, from the cache', home ?? '/'],
      ['vehicle, from the cache', vehicle],
      ['contact form, rendered for each', '/contact-us'],
    ]
    for (const [name, path] of pages.filter(([, path]) => path)) {
      const shares = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const rate = async ({ port }) => {
          const url = `http://127.0.0.1:${port}${path}`
          return (await measureLoad({ url, duration: SECONDS, headers: { host: `${TENANT}.localhost:${port}` } })).rate
        }
        // The order alternates, because the second of two is often the slower.
        const [first, second] = round % 2 === 0 ? [on, off] : [off, on]
        const rates = new Map([[first, await rate(first)]])
        rates.set(second, await rate(second))
        shares.push((100 * rates.get(on)) / rates.get(off))
      }
      rows.push(
        row('security', `${name}: requests a second with the policy, share of those without`, median(shares), '%'),
      )
    }
    return rows
  } finally {
    await on.stop()
    await off.stop()
  }
}
