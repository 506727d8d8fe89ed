import path from 'node:path'
import type { Pool } from 'pg'
import { createQueue } from '@/src/platform/queue'
import type { ReadDraft } from '../drafts/read-draft'
import type { ImportResult } from '../import-report'
import type { MappingTrial, UploadResult } from '../upload'
import type { ImportAnswer, ImportSetup, ImportTask } from './task'

// Not imported, because Next's bundler would search for the worker's file in its own output.
const { Worker } = process.getBuiltinModule('node:worker_threads')

/**
 * Imports run in worker threads, so that no file can block the process's event loop (SEC-04). At most two run at a time
 * in one process.
 */
const MAX_THREADS = 2

/** Imports that may wait. Each only uses disk space for its file. */
const MAX_WAITING = 100

/** Heap limit of one import in MB. A file of 100,000 vehicles needs less than half of it. */
const HEAP_MB = 1024

/** A file of 100,000 vehicles takes less than a quarter of it. After it the thread ends, and nothing is stored. */
const MAX_MINUTES = 30

const enqueue = createQueue({ running: MAX_THREADS, waiting: MAX_WAITING })

const runWorker = (setup: ImportSetup, root: string): Promise<ImportAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(root, 'dist', 'import-worker.mjs'), {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    let answer: ImportAnswer | undefined
    const deadline = setTimeout(() => {
      reject(new RangeError('The file takes too long to import. Send it in parts.'))
      void worker.terminate()
    }, MAX_MINUTES * 60_000)
    worker.once('message', (message: ImportAnswer) => (answer = message))
    worker.once('error', (error: Error & { code?: string }) => {
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new RangeError('The file is too large to import. It needs too much memory.')
          : error,
      )
    })
    worker.once('exit', (code) => {
      clearTimeout(deadline)
      if (answer === undefined) reject(new Error(`The import thread ended with code ${code}.`))
      else resolve(answer)
    })
  })

/**
 * Runs an import task in a worker thread with its own connection to the database of `pool`. Rejects like `uploadToFeed`
 * and `tryMapping`, if the file needs more memory than allowed, and with QueueFull if too many imports wait.
 */
export function runImport(
  pool: Pool,
  task: Extract<ImportTask, { kind: 'upload' }>,
  root?: string,
): Promise<UploadResult>
export function runImport(pool: Pool, task: Extract<ImportTask, { kind: 'try' }>, root?: string): Promise<MappingTrial>
export function runImport(
  pool: Pool,
  task: Extract<ImportTask, { kind: 'read-draft' }>,
  root?: string,
): Promise<ReadDraft>
export function runImport(
  pool: Pool,
  task: Extract<ImportTask, { kind: 'draft' }>,
  root?: string,
): Promise<ImportResult>
export function runImport(pool: Pool, task: ImportTask, root = path.resolve('.')): Promise<ImportAnswer> {
  const { connectionString } = pool.options
  if (connectionString === undefined) throw new TypeError('The pool has no connection string.')
  return enqueue(() => runWorker({ connectionString, task }, root))
}
