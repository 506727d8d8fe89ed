import { sql } from './arrange'
import { expect, test } from './fixtures'
import { startProcess } from './processes'
import { openCountingWay } from './statements'

/** Dealers with an estimate, a gauge, similar cars and a delivery calculator on their pages. */
const group = 'banksia-motor-group'

const cars = (most: number) =>
  sql<{ slug: string; id: string }>(
    `SELECT v.slug, v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.status = 'in_stock'
     AND v.removed_at IS NULL AND v.hidden IS NOT TRUE AND v.item_type = 'car' AND v.make = 'Toyota'
     AND v.price_cents > 1000000 AND v.finance_lenders IS NOT NULL AND v.year > extract(year FROM now()) - 12
     AND v.location_id NOT IN (SELECT id FROM locations WHERE slug = 'trucks-rocklea') ORDER BY v.id LIMIT $2`,
    [group, most],
  )

test('[VDP-01] [FIN-01] [VDP-11] [SIM-01] a vehicle page that has to be made asks Postgres five questions at most', async () => {
  test.setTimeout(120_000)
  const way = await openCountingWay()
  const process = await startProcess({ DATABASE_URL: way.url })
  try {
    const [first, ...others] = await cars(8)
    expect(others).toHaveLength(7)
    // What is known of the dealer is read once and kept: by pages, and once more by endpoints, which Next keeps apart.
    await process.ask(group, `/cars/${first?.slug ?? ''}`)
    await process.ask(group, `/cars/${first?.slug ?? ''}/autogauge`)
    const shown = { finance: 0, gauge: 0, similar: 0 }
    const took: number[] = []
    for (const { slug } of others) {
      way.taken()
      const begun = performance.now()
      const { status, body, headers } = await process.ask(group, `/cars/${slug}`)
      took.push(performance.now() - begun)
      expect([status, headers['x-nextjs-cache']], slug).not.toEqual([200, 'HIT'])
      const asked = way.taken()
      expect(asked.length, asked.join('\n')).toBeGreaterThan(0)
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(5)
      if (body.includes('p.a. comparison rate*)')) shown.finance += 1
      if (body.includes('gauge-room')) shown.gauge += 1
      if (body.includes('id="similar"')) shown.similar += 1
      // Its parts that come after it, each made once.
      for (const part of [
        `/cars/${slug}/autogauge`,
        `/api/cars/${slug}/similar/cards`,
        `/api/cars/${slug}/view.json`,
      ]) {
        expect((await process.ask(group, part)).status, part).toBe(200)
        const more = way.taken()
        expect(more.length, `${part}\n${more.join('\n')}`).toBeLessThanOrEqual(3)
      }
      // Stored, it asks nothing at all.
      expect((await process.ask(group, `/cars/${slug}`)).headers['x-nextjs-cache']).toBe('HIT')
      expect(way.taken()).toEqual([])
    }
    expect(shown).toEqual({ finance: 7, gauge: 7, similar: 7 })
    const [, , , median = 0] = took.sort((a, b) => a - b)
    test.info().annotations.push({ type: 'milliseconds, median of seven', description: median.toFixed(1) })
  } finally {
    await process.stop()
    await way.close()
  }
})
