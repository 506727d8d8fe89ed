import path from 'node:path'
import type { Pool } from 'pg'
import { createQueue } from '@/src/integrations/queue'
import type { Tried, UploadResult } from '../upload'
import type { ImportAnswer, ImportSetup, ImportTask } from './task'

// Not imported, because Next's bundler would look for the thread's file among its own.
const { Worker } = process.getBuiltinModule('node:worker_threads')

/**
 * Imports run on a thread of their own, so that no dealer's file keeps the process from answering (SEC-04). At most two
 * run at a time in one process.
 */
const MAX_THREADS = 2

/** Imports that may wait. Each has its file on disk and holds nothing else. */
const MAX_WAITING = 100

/** The memory of one import. A file of 100,000 vehicles takes less than half of it. */
const HEAP_MB = 1024

const inTurn = createQueue({ running: MAX_THREADS, waiting: MAX_WAITING })

const perform = (setup: ImportSetup, root: string): Promise<ImportAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(root, 'dist', 'import-worker.mjs'), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    let answer: ImportAnswer | undefined
    worker.once('message', (given: ImportAnswer) => (answer = given))
    worker.once('error', (error: Error & { code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new RangeError('The file needs too much memory.') : error)
    })
    worker.once('exit', (code) => {
      if (answer === undefined) reject(new Error(`The import thread ended with code ${code}.`))
      else resolve(answer)
    })
  })

/**
 * Performs an import task in a thread of its own, with its own connection to the database of `pool`. Rejects as
 * `uploadToFeed` and `tryMapping` do, when the file needs more memory than one import may have, and with QueueFull when too many wait.
 */
export function runImport(
  pool: Pool,
  task: Extract<ImportTask, { kind: 'upload' }>,
  root?: string,
): Promise<UploadResult>
export function runImport(pool: Pool, task: Extract<ImportTask, { kind: 'try' }>, root?: string): Promise<Tried>
export function runImport(pool: Pool, task: ImportTask, root = path.resolve('.')): Promise<ImportAnswer> {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new TypeError('The pool has no connection string.')
  return inTurn(() => perform({ connectionString, task }, root))
}
