import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createPool } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { tryMapping, uploadToFeed } from '../upload'
import type { ImportSetup } from './task'

/** Entry of the import thread, bundled separately to one `.mjs` file. It performs one task and exits. */
const { connectionString, task } = workerData as ImportSetup

const pool = createPool({ connectionString, max: 2, connectionTimeoutMillis: 6000 }, (line) => log.warn(line))
try {
  const answer =
    task.kind === 'try'
      ? await tryMapping(pool, task)
      : await uploadToFeed(pool, {
          ...task,
          file: { name: task.file.name, bytes: createReadStream(task.file.path) },
        })
  parentPort?.postMessage(answer)
} finally {
  await pool.end()
}
