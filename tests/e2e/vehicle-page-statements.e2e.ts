import { sql } from './arrange'
import { expect, test } from './fixtures'
import { startProcess } from './processes'
import { openStatementProxy } from './statement-proxy'

/** A dealer with an estimate, a gauge, similar cars and a delivery calculator on its pages. */
const GROUP_DEALER = 'banksia-motor-group'

const listVehicles = (maxCount: number) =>
  sql<{ slug: string; id: string }>(
    `SELECT v.slug, v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.status = 'in_stock'
     AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.item_type = 'car' AND v.make = 'Toyota'
     AND v.price_cents > 1000000 AND v.finance_lenders IS NOT NULL AND v.year > extract(year FROM now()) - 12
     AND v.location_id NOT IN (SELECT id FROM locations WHERE slug = 'trucks-rocklea') ORDER BY v.id LIMIT $2`,
    [GROUP_DEALER, maxCount],
  )

/** Statements of one page, of each of its later requests, and of the cached page. */
type PageStatements = {
  readonly page: readonly string[]
  readonly parts: readonly (readonly string[])[]
  readonly cached: readonly string[]
}

const isWithinLimits = ({ page, parts, cached }: PageStatements): boolean =>
  page.length > 0 && page.length <= 5 && parts.every((statements) => statements.length <= 3) && cached.length === 0

test('[VDP-01] [FIN-01] [VDP-11] [SIM-01] an uncached vehicle page takes at most five statements in Postgres', async () => {
  const proxy = await openStatementProxy()
  const process = await startProcess({ DATABASE_URL: proxy.url })
  try {
    const [first, ...others] = await listVehicles(15)
    expect(others).toHaveLength(14)
    // The dealer's data is read once and cached: for pages, and separately for endpoints, as Next.js isolates them.
    const readDealer = async (): Promise<number> => {
      const listens = proxy.countListens()
      await process.ask(GROUP_DEALER, `/cars/${first?.slug ?? ''}`)
      await process.ask(GROUP_DEALER, `/cars/${first?.slug ?? ''}/autogauge`)
      return listens
    }
    let listens = await readDealer()
    const measurements: PageStatements[] = []
    for (const { slug } of others) {
      proxy.takeStatements()
      const { status, body, headers } = await process.ask(GROUP_DEALER, `/cars/${slug}`)
      const page = proxy.takeStatements()
      expect([status, headers['x-nextjs-cache']], slug).not.toEqual([200, 'HIT'])
      for (const part of ['p.a. comparison rate*)', 'gauge-room', 'id="similar"']) expect(body, slug).toContain(part)
      // The parts that the page loads later.
      const parts: (readonly string[])[] = []
      for (const part of [
        `/cars/${slug}/autogauge`,
        `/api/cars/${slug}/similar/cards`,
        `/api/cars/${slug}/view.json`,
      ]) {
        expect((await process.ask(GROUP_DEALER, part)).status, part).toBe(200)
        parts.push(proxy.takeStatements())
      }
      expect((await process.ask(GROUP_DEALER, `/cars/${slug}`)).headers['x-nextjs-cache']).toBe('HIT')
      const cached = proxy.takeStatements()
      if (proxy.countListens() === listens) measurements.push({ page, parts, cached })
      else listens = await readDealer()
    }
    expect(measurements.length).toBeGreaterThan(0)
    expect(measurements.filter((one) => !isWithinLimits(one))).toEqual([])
  } finally {
    await process.stop()
    await proxy.close()
  }
})
