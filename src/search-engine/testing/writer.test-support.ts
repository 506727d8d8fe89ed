import { createPool } from '@/src/platform/postgres/connections'
import { stockIndexSettings } from '@/src/domain/stock/search-record/search-settings'
import { createEmbeddedEngine } from '../engine'

/**
 * A process that writes batches of ten records until it is killed, and prints the number of each confirmed batch.
 * Arguments: the worker's file, the database, and the first batch.
 */
const [workerUrl = '', connectionString = '', from = '0'] = process.argv.slice(2)
const engine = createEmbeddedEngine({
  workerUrl: new URL(workerUrl),
  searchKeySecret: 'a-secret',
  adminKey: 'an-admin-key',
  settings: stockIndexSettings,
  db: createPool({ connectionString, max: 3 }, console.error),
})

const write = async (batch: number): Promise<void> => {
  const requests = Array.from({ length: 10 }, (_, i) => ({
    action: 'addObject',
    body: { objectID: `${batch}-${i}`, batch },
  }))
  const { status, body } = await engine.handle({
    method: 'POST',
    path: '/1/indexes/survivors/batch',
    query: new URLSearchParams(),
    headers: { 'x-algolia-api-key': 'an-admin-key' },
    body: Buffer.from(JSON.stringify({ requests })),
  })
  if (status !== 200) throw new Error(body)
  process.stdout.write(`${batch}\n`)
}

const run = async (): Promise<void> => {
  for (let batch = Number(from); ; batch += 1) await write(batch)
}
void run()
