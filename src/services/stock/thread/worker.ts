import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { createPool } from '@/src/platform/postgres/connections'
import { log } from '@/src/platform/log'
import { readDraft } from '../drafts/read-draft'
import { runDraft } from '../drafts/run-draft'
import { tryMapping, uploadToFeed } from '../upload'
import type { ImportAnswer, ImportSetup } from './task'

/** Entry of the import thread, bundled separately to one `.mjs` file. It performs one task and exits. */
const { connectionString, task } = workerData as ImportSetup

const pool = createPool({ connectionString, max: 2, connectionTimeoutMillis: 6000 }, (line) => log.warn(line))
const perform = async (): Promise<ImportAnswer> => {
  switch (task.kind) {
    case 'try':
      return tryMapping(pool, task)
    case 'draft':
      return runDraft(pool, task)
    case 'read-draft':
      return readDraft({ name: task.file.name, bytes: createReadStream(task.file.path) }, task)
    case 'upload':
      return uploadToFeed(pool, { ...task, file: { name: task.file.name, bytes: createReadStream(task.file.path) } })
  }
}

try {
  const answer = await perform()
  parentPort?.postMessage(answer)
} finally {
  await pool.end()
}
