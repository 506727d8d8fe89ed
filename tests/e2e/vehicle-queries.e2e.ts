import { sql } from './arrange'
import { expect, test } from './fixtures'
import { startProcess } from './processes'
import { openCountingWay } from './statements'

/** A dealer with an estimate, a gauge, similar cars and a delivery calculator on its pages. */
const group = 'banksia-motor-group'

const cars = (most: number) =>
  sql<{ slug: string; id: string }>(
    `SELECT v.slug, v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.status = 'in_stock'
     AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.item_type = 'car' AND v.make = 'Toyota'
     AND v.price_cents > 1000000 AND v.finance_lenders IS NOT NULL AND v.year > extract(year FROM now()) - 12
     AND v.location_id NOT IN (SELECT id FROM locations WHERE slug = 'trucks-rocklea') ORDER BY v.id LIMIT $2`,
    [group, most],
  )

/** Number of statements of one page, of each of its later requests, and of the cached page. */
type Taken = { readonly page: number; readonly parts: readonly number[]; readonly stored: number }

const isWithin = ({ page, parts, stored }: Taken): boolean =>
  page > 0 && page <= 5 && parts.every((count) => count <= 3) && stored === 0

test('[VDP-01] [FIN-01] [VDP-11] [SIM-01] an uncached vehicle page takes at most five statements in Postgres', async () => {
  const way = await openCountingWay()
  const process = await startProcess({ DATABASE_URL: way.url })
  try {
    const [first, ...others] = await cars(15)
    expect(others).toHaveLength(14)
    // The dealer's data is read once and cached: for pages, and separately for endpoints, as Next.js isolates them.
    await process.ask(group, `/cars/${first?.slug ?? ''}`)
    await process.ask(group, `/cars/${first?.slug ?? ''}/autogauge`)
    const taken: Taken[] = []
    for (const { slug } of others) {
      way.taken()
      const { status, body, headers } = await process.ask(group, `/cars/${slug}`)
      const page = way.taken().length
      expect([status, headers['x-nextjs-cache']], slug).not.toEqual([200, 'HIT'])
      for (const part of ['p.a. comparison rate*)', 'gauge-room', 'id="similar"']) expect(body, slug).toContain(part)
      // The parts that the page loads later.
      const parts: number[] = []
      for (const part of [
        `/cars/${slug}/autogauge`,
        `/api/cars/${slug}/similar/cards`,
        `/api/cars/${slug}/view.json`,
      ]) {
        expect((await process.ask(group, part)).status, part).toBe(200)
        parts.push(way.taken().length)
      }
      expect((await process.ask(group, `/cars/${slug}`)).headers['x-nextjs-cache']).toBe('HIT')
      taken.push({ page, parts, stored: way.taken().length })
    }
    // The process also reads changes by other tests, which adds statements to some pages but never to most.
    expect(taken.filter(isWithin).length, JSON.stringify(taken)).toBeGreaterThanOrEqual(7)
  } finally {
    await process.stop()
    await way.close()
  }
})
