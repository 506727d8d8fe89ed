import type { Pool } from 'pg'
import type { Synonym } from '../text/synonyms'
import type { WorkerClient } from '../worker/client'
import { RequestError } from '../request-error'
import { findIndex, findIndexes, withSnapshot } from './store'
import { streamRecords } from './record-store'
import { listParts } from './part-store'

/**
 * Keeps the worker's copies of the custom indexes up to date: each request compares the stored versions and reloads the
 * indexes that changed. Thus every process answers with the last completed write, even if it was started after it.
 */
export class CustomIndexRegistry {
  private loadedVersions = new Map<string, string>()
  private queue: Promise<unknown> = Promise.resolve()
  private readonly db: Pool
  private readonly worker: WorkerClient

  constructor(db: Pool, worker: WorkerClient) {
    this.db = db
    this.worker = worker
  }

  /** Called when the worker was restarted and holds no index. */
  reset(): void {
    this.loadedVersions = new Map()
  }

  /** Resolves when the worker holds the current versions of these indexes. @throws RequestError 404 */
  async ensureLoaded(names: readonly string[]): Promise<void> {
    const uniqueNames = [...new Set(names)]
    const found = await findIndexes(this.db, uniqueNames)
    for (const name of uniqueNames) {
      const version = found.get(name)?.version
      if (version === undefined) throw await this.forgetMissing(name)
      if (this.loadedVersions.get(name) !== version) await this.enqueue(() => this.load(name))
    }
  }

  private async forgetMissing(name: string): Promise<RequestError> {
    if (this.loadedVersions.delete(name)) await this.worker.call('customDrop', { name })
    return new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)
  }

  /** Loads one index at a time, because the worker can only collect one. */
  private enqueue(job: () => Promise<void>): Promise<void> {
    const run = this.queue.then(job)
    this.queue = run.catch(() => undefined)
    return run
  }

  private load(name: string): Promise<void> {
    return withSnapshot(this.db, async (client) => {
      const index = await findIndex(client, name)
      if (!index) throw await this.forgetMissing(name)
      if (this.loadedVersions.get(name) === index.version) return
      await this.worker.call('customStart', { name })
      for await (const records of streamRecords(client, index.primary_name ?? name))
        await this.worker.call('customAdd', { records: records.map(({ id, json }) => [id, json] as const) })
      const synonyms = (await listParts(client, 'synonyms', name)) as Synonym[]
      await this.worker.call('customFinish', { settings: index.settings, synonyms })
      this.loadedVersions.set(name, index.version)
    })
  }
}
