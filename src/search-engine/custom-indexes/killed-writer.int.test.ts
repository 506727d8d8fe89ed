import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/scripts/testing/database'
import { startEngine } from '../testing/engine-on-database.test-support'

let database: TestDatabase
let running: Awaited<ReturnType<typeof startEngine>>
let writer: string

beforeAll(async () => {
  database = await createTestDatabase()
  running = await startEngine(database.pool)
  writer = path.join(path.dirname(fileURLToPath(running.workerUrl)), 'writer.cjs')
  await build({
    entryPoints: [fileURLToPath(new URL('../testing/writer.test-support.ts', import.meta.url))],
    outfile: writer,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['pg-native'],
    logLevel: 'error',
  })
})
afterAll(async () => {
  await running.close()
  await database.drop()
})

/** Kills a writing process some milliseconds after its third batch and returns the batches it had confirmed. */
const killWriter = async (from: number, delayMs: number): Promise<number[]> => {
  const child = spawn(process.execPath, [writer, running.workerUrl.href, database.url, String(from)])
  let output = ''
  let errors = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const exited = once(child, 'exit')
  while (output.split('\n').length <= 3 && child.exitCode === null) await new Promise((done) => setTimeout(done, 2))
  await new Promise((done) => setTimeout(done, delayMs))
  child.kill('SIGKILL')
  await exited
  expect(errors).toBe('')
  return output.split('\n').slice(0, -1).map(Number)
}

test('[STK-05] a process killed while writing loses no confirmed batch and leaves no partial one', async () => {
  const confirmed: number[] = []
  for (const [round, delayMs] of [0, 3, 11, 20].entries()) confirmed.push(...(await killWriter(round * 1000, delayMs)))
  expect(confirmed.length).toBeGreaterThanOrEqual(12)
  const perBatch = new Map<number, number>()
  await running.client().browseObjects<{ batch: number }>({
    indexName: 'survivors',
    browseParams: {},
    aggregator: ({ hits }) => hits.forEach(({ batch }) => perBatch.set(batch, (perBatch.get(batch) ?? 0) + 1)),
  })
  expect(confirmed.filter((batch) => perBatch.get(batch) !== 10)).toEqual([])
  expect([...perBatch].filter(([, count]) => count !== 10)).toEqual([])
})

test('[STK-05] twenty thousand records can be searched as soon as they are written', async () => {
  const objects = Array.from({ length: 20_000 }, (_, i) => ({
    objectID: `n${i}`,
    title: `Note ${i} about ${i % 7 === 0 ? 'towing' : 'tyres'}`,
    body: 'Some thirty words of a text that somebody wrote once about cars and what they need '.repeat(2),
    number: i,
  }))
  await running.client().saveObjects({ indexName: 'many', objects, batchSize: 5000 })
  expect(await running.idsOf('many', { query: 'towing', hitsPerPage: 20 })).toHaveLength(20)
})
