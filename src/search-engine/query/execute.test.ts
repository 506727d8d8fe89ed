import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { naiveSearch } from '../testing/naive-reference.test-support'
import { type NaiveRecord, type NaiveRequest } from '../testing/naive-readings.test-support'
import {
  anyRecord,
  anyRecords,
  anyRequest,
  toNaiveAnswer,
  createIndex,
  naiveSettings,
  runQueries,
  createSegment,
  smallPlan,
  toRequest,
} from '../testing/small-index.test-support'
import { createLiveIndex } from '../segment/live-index'

const roundNumbers = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'number' ? Math.round(item * 1e6) / 1e6 : item)),
  )

const expectSame = (records: NaiveRecord[], index: ReturnType<typeof createIndex>, requests: NaiveRequest[]): void => {
  const answers = runQueries(index, requests.map(toRequest)).map(toNaiveAnswer)
  expect(roundNumbers(answers)).toEqual(
    roundNumbers(requests.map((request) => naiveSearch(records, naiveSettings, request))),
  )
}

describe('execute', () => {
  test('[STK-05] any request on any index has the same answer as a record-by-record search', () => {
    fc.assert(
      fc.property(anyRecords, fc.array(anyRequest, { minLength: 1, maxLength: 4 }), (records, requests) =>
        expectSame(records, createIndex(records), requests),
      ),
      { numRuns: 800 },
    )
  }, 60_000)

  test('[STK-05] a multi-query of one search and its disjunctive facets equals separate queries', () => {
    fc.assert(
      fc.property(anyRecords, anyRequest, (records, main) => {
        const disjunctive = main.clauses.map((_, omitted) => ({
          ...main,
          clauses: main.clauses.filter((__, i) => i !== omitted),
          facets: ['make', 'price'],
        }))
        expectSame(records, createIndex(records), [main, ...disjunctive])
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  test('[STK-05] after any changes the index answers like a freshly built one', () => {
    const change = fc.tuple(fc.stringMatching(/^[a-c]{1,2}$/), fc.boolean())
    fc.assert(
      fc.property(
        anyRecords,
        fc.array(change, { maxLength: 8 }),
        fc.array(anyRecord(fc.constant('')), { minLength: 8, maxLength: 8 }),
        fc.array(anyRequest, { minLength: 1, maxLength: 3 }),
        (records, changes, fresh, requests) => {
          const after = new Map(records.map((record) => [record.objectID, record]))
          const delta = new Map<string, string | null>()
          changes.forEach(([id, removed], i) => {
            const record = { ...fresh[i], objectID: id } as NaiveRecord
            if (removed) after.delete(id)
            else after.set(id, record)
            delta.set(id, removed ? null : JSON.stringify(record))
          })
          const all = [...after.values()]
          expectSame(all, createLiveIndex(smallPlan, createSegment(records), delta), requests)
          expectSame(all, createIndex(all), requests)
        },
      ),
      { numRuns: 200 },
    )
  }, 60_000)

  test('[STK-05] answers each sub-request when there are more distinct conditions than bits', () => {
    fc.assert(
      fc.property(anyRecords, fc.array(anyRequest, { minLength: 40, maxLength: 45 }), (records, requests) =>
        expectSame(records, createIndex(records), requests),
      ),
      { numRuns: 20 },
    )
  }, 60_000)
})
