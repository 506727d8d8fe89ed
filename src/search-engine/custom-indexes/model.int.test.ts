import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { ADMIN_KEY, startEngine } from '../testing/engine-on-database.test-support'

let database: TestDatabase
let running: Awaited<ReturnType<typeof startEngine>>
beforeAll(async () => {
  database = await createTestDatabase()
  running = await startEngine(database.pool)
})
afterAll(async () => {
  await running.close()
  await database.drop()
})

type Record_ = Record<string, unknown>
type Step = { readonly action: string; readonly body: Record_ }

/** Applies one operation to the reference model, a map of records. */
const applyToModel = (model: Map<string, Record_>, { action, body }: Step): void => {
  const id = body.objectID as string
  if (action === 'clear') model.clear()
  else if (action === 'deleteObject') model.delete(id)
  else if (action === 'addObject' || action === 'updateObject') model.set(id, { ...body })
  else if (action === 'partialUpdateObject' || model.has(id)) updateModel(model, id, body)
}

const updateModel = (model: Map<string, Record_>, id: string, body: Record_): void => {
  const record: Record_ = { ...(model.get(id) ?? { objectID: id }) }
  for (const [name, change] of Object.entries(body)) {
    const { _operation: operation, value } = (change ?? {}) as { _operation?: string; value?: unknown }
    if (operation === undefined) record[name] = change
    else if (operation === 'Increment' || operation === 'Decrement') {
      const before = record[name] ?? 0
      const sign = operation === 'Increment' ? 1 : -1
      if (typeof before === 'number') record[name] = before + sign * (value as number)
    } else if (operation === 'IncrementSet' || operation === 'IncrementFrom') {
      const before = record[name] ?? 0
      if (typeof before !== 'number') continue
      const isApplied = operation === 'IncrementSet' ? (value as number) > before : value === before
      if (!isApplied) return
      record[name] = operation === 'IncrementSet' ? value : before + 1
    } else {
      const before = record[name]
      const list = Array.isArray(before) ? (before as unknown[]) : before === undefined ? [] : [before]
      if (operation === 'Remove') record[name] = list.filter((one) => one !== value)
      else if (operation === 'Add' || !list.includes(value)) record[name] = [...list, value]
      else record[name] = list
    }
  }
  model.set(id, record)
}

const id = fc.constantFrom('a', 'b', 'c', 'd')
const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('x', 'y', 'Zürich 🚙', '%_\\'))
const operation = fc.oneof(
  fc.record({
    _operation: fc.constantFrom('Increment', 'Decrement', 'IncrementSet', 'IncrementFrom'),
    value: fc.integer({ min: -2, max: 3 }),
  }),
  fc.record({ _operation: fc.constantFrom('Add', 'Remove', 'AddUnique'), value: scalar }),
)
const body = fc
  .tuple(id, fc.dictionary(fc.constantFrom('n', 'm', 'tags'), scalar, { maxKeys: 3 }))
  .map(([objectID, rest]): Record_ => ({ objectID, ...rest }))
const changes = fc
  .tuple(id, fc.dictionary(fc.constantFrom('n', 'm', 'tags'), fc.oneof(scalar, operation), { maxKeys: 3 }))
  .map(([objectID, rest]): Record_ => ({ objectID, ...rest }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constantFrom('addObject', 'updateObject'), body }) },
  {
    weight: 5,
    arbitrary: fc.record({
      action: fc.constantFrom('partialUpdateObject', 'partialUpdateObjectNoCreate'),
      body: changes,
    }),
  },
  { weight: 2, arbitrary: id.map((objectID) => ({ action: 'deleteObject', body: { objectID } })) },
  { weight: 1, arbitrary: fc.constant({ action: 'clear', body: {} }) },
)

const send = async (path: string, payload: unknown): Promise<{ status: number; body: string }> =>
  running.engine.handle({
    method: 'POST',
    path,
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': ADMIN_KEY },
    body: Buffer.from(JSON.stringify(payload)),
  })

test('[STK-05] after any batches an index equals a plain map of records', async () => {
  let run = 0
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(batches, async (requestBatches) => {
      run += 1
      const index = `model-${run % 20}`
      const model = new Map<string, Record_>()
      expect((await send(`/1/indexes/${index}/clear`, {})).status).toBe(200)
      for (const requests of requestBatches) {
        const answer = await send(`/1/indexes/${index}/batch`, { requests })
        expect(answer.status, answer.body).toBe(200)
        for (const one of requests) applyToModel(model, one)
      }
      const { hits } = JSON.parse((await send(`/1/indexes/${index}/browse`, {})).body) as { hits: Record_[] }
      const byId = (records: Iterable<Record_>): Record_[] =>
        [...records].sort((a, b) => (String(a.objectID) < String(b.objectID) ? -1 : 1))
      expect(byId(hits)).toEqual(byId(model.values()))
    }),
    { numRuns: 150 },
  )
})
