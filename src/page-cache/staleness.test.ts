import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Staleness } from './staleness'

const TENANT = 'a'

/** A process whose clock runs ahead of Postgres's, and that knows the difference within a bound. */
const processArbitrary = fc.record({
  skew: fc.integer({ min: -5000, max: 5000 }),
  error: fc.integer({ min: -20, max: 20 }),
  started: fc.integer({ min: 0, max: 300 }),
  delays: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 12, maxLength: 12 }),
})

const commitArbitrary = fc.record({ at: fc.integer({ min: 1, max: 2000 }), stock: fc.boolean() })

describe('staleness', () => {
  it('[STK-03] a page of another process is served only if it includes every change received here', () => {
    const outcomes = { shown: 0, refused: 0 }
    fc.assert(
      fc.property(
        fc.array(commitArbitrary, { maxLength: 12 }),
        processArbitrary,
        processArbitrary,
        fc.integer({ min: 301, max: 2000 }),
        fc.integer({ min: 1, max: 1500 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 900 }),
        (unordered, maker, server, startedAt, wait, stock, cachedFor) => {
          const commits = [...unordered].sort((one, other) => one.at - other.at)
          const heardBy = ({ delays }: typeof maker, index: number) => (commits[index]?.at ?? 0) + (delays[index] ?? 0)
          const local = ({ skew }: typeof maker, at: number) => at + skew
          const open = (process: typeof maker): Staleness => {
            const staleness = new Staleness()
            staleness.clock = { ahead: -process.skew + process.error, within: 20 }
            staleness.setListeningSince(local(process, process.started))
            return staleness
          }
          const made = open(maker)
          // The engine has every change received; those after the first gap are not yet beyond its position.
          const gap = commits.findIndex((_commit, index) => heardBy(maker, index) > startedAt)
          const position = String(gap < 0 ? commits.length : gap)
          const startedThere = made.toSharedClock(local(maker, startedAt))
          // The maker's cached content is removed with the first change it receives.
          const isReread = commits.some(
            ({ stock: ofStock }, index) =>
              !ofStock && heardBy(maker, index) >= startedAt - cachedFor && heardBy(maker, index) <= startedAt,
          )
          const read = isReread ? startedAt : startedAt - cachedFor
          const readThere = made.toSharedClock(local(maker, read))
          const now = startedAt + wait
          const here = open(server)
          const known = commits
            .map((commit, index) => ({ ...commit, index }))
            .filter(({ index }) => heardBy(server, index) <= now)
          for (const { index, stock: ofStock } of known) {
            const at = local(server, heardBy(server, index))
            here.expire(ofStock ? { tenantId: TENANT, stock: true, newest: String(index) } : { tenantId: TENANT }, at)
          }
          const page = { startedAt: startedThere ?? 0, read: readThere ?? 0, stock, position, until: Infinity }
          if (!here.canServe(TENANT, page, local(server, now))) {
            outcomes.refused += 1
            return
          }
          outcomes.shown += 1
          expect(startedAt).toBeGreaterThan(server.started)
          for (const { at, stock: ofStock, index } of known) {
            if (!ofStock) expect(at).toBeLessThan(read)
            else if (stock) expect(heardBy(maker, index)).toBeLessThanOrEqual(startedAt)
          }
        },
      ),
      { numRuns: 3000 },
    )
    expect(outcomes.shown).toBeGreaterThan(100)
    expect(outcomes.refused).toBeGreaterThan(100)
  })

  it('[STK-03] a process that receives no changes serves no pages of other processes', () => {
    const staleness = new Staleness()
    const page = { startedAt: 1000, read: 1000, stock: false, position: null, until: Infinity }
    expect(staleness.canServe(TENANT, page, 2000)).toBe(false)
    staleness.clock = { ahead: 0, within: 5 }
    expect(staleness.canServe(TENANT, page, 2000)).toBe(false)
    staleness.setListeningSince(500)
    expect(staleness.canServe(TENANT, page, 2000)).toBe(true)
    staleness.setListeningSince(null)
    expect(staleness.canServe(TENANT, page, 2000)).toBe(false)
    expect(staleness.toSharedClock(1000)).toBeNull()
  })

  it('[STK-03] a page rendered with an older index is not served where the index is newer', () => {
    const staleness = new Staleness()
    staleness.clock = { ahead: 0, within: 0 }
    staleness.setListeningSince(0)
    staleness.expire({ tenantId: TENANT, stock: true, newest: '700' }, 100)
    const page = { startedAt: 200, read: 200, stock: true, until: Infinity }
    expect(staleness.canServe(TENANT, { ...page, position: '700' }, 300)).toBe(false)
    expect(staleness.canServe(TENANT, { ...page, position: '701' }, 300)).toBe(true)
    expect(staleness.canServe('b', { ...page, position: '1' }, 300)).toBe(true)
  })
})
