import { sql } from './arrange'
import { expect, test } from './fixtures'
import { startProcess } from './processes'
import { openCountingWay } from './statements'

/**
 * Runs alone: a process hears of every change of any dealer, and reads it again, so that other tests would add to the
 * statements that are counted here.
 */

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

test('[VDP-01] [FIN-01] [VDP-11] [SIM-01] a vehicle page that is not stored takes five statements in Postgres at most', async () => {
  const way = await openCountingWay()
  const process = await startProcess({ DATABASE_URL: way.url })
  try {
    const [first, ...others] = await cars(8)
    expect(others).toHaveLength(7)
    // What is known of the dealer is read once and cached: for pages, and once more for endpoints, which Next keeps apart.
    await process.ask(group, `/cars/${first?.slug ?? ''}`)
    await process.ask(group, `/cars/${first?.slug ?? ''}/autogauge`)
    const shown = { finance: 0, gauge: 0, similar: 0 }
    for (const { slug } of others) {
      way.taken()
      const { status, body, headers } = await process.ask(group, `/cars/${slug}`)
      expect([status, headers['x-nextjs-cache']], slug).not.toEqual([200, 'HIT'])
      const asked = way.taken()
      expect(asked.length, asked.join('\n')).toBeGreaterThan(0)
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(5)
      if (body.includes('p.a. comparison rate*)')) shown.finance += 1
      if (body.includes('gauge-room')) shown.gauge += 1
      if (body.includes('id="similar"')) shown.similar += 1
      // The parts that the page loads later.
      for (const part of [
        `/cars/${slug}/autogauge`,
        `/api/cars/${slug}/similar/cards`,
        `/api/cars/${slug}/view.json`,
      ]) {
        expect((await process.ask(group, part)).status, part).toBe(200)
        const more = way.taken()
        expect(more.length, `${part}\n${more.join('\n')}`).toBeLessThanOrEqual(3)
      }
      // Once stored, the page takes no statement at all.
      expect((await process.ask(group, `/cars/${slug}`)).headers['x-nextjs-cache']).toBe('HIT')
      expect(way.taken()).toEqual([])
    }
    expect(shown).toEqual({ finance: 7, gauge: 7, similar: 7 })
  } finally {
    await process.stop()
    await way.close()
  }
})
