import type { Pool } from 'pg'
import type { Synonym } from '../text/synonyms'
import type { WorkerClient } from '../worker/client'
import { RequestError } from '../request-error'
import { allRecords, findIndex, findIndexes, partsOf, reading } from './store'

/**
 * Keeps the worker's copies of the custom indexes up to date: each request compares the stored versions and reloads the
 * indexes that changed. Thus every process answers with the last completed write, even if it was started after it.
 */
export class NamedRegistry {
  private loaded = new Map<string, string>()
  private queue: Promise<unknown> = Promise.resolve()
  private readonly db: Pool
  private readonly worker: WorkerClient

  constructor(db: Pool, worker: WorkerClient) {
    this.db = db
    this.worker = worker
  }

  /** Called when the worker was restarted and holds no index. */
  forget(): void {
    this.loaded = new Map()
  }

  /** Resolves when the worker holds the current versions of these indexes. @throws RequestError 404 */
  async ensure(names: readonly string[]): Promise<void> {
    const wanted = [...new Set(names)]
    const found = await findIndexes(this.db, wanted)
    for (const name of wanted) {
      const version = found.get(name)?.version
      if (version === undefined) throw await this.missing(name)
      if (this.loaded.get(name) !== version) await this.enqueue(() => this.load(name))
    }
  }

  private async missing(name: string): Promise<RequestError> {
    if (this.loaded.delete(name)) await this.worker.call('namedDrop', { name })
    return new RequestError(404, `Index ${name.slice(0, 200)} does not exist`)
  }

  /** Loads one index at a time, because the worker can only collect one. */
  private enqueue(job: () => Promise<void>): Promise<void> {
    const run = this.queue.then(job)
    this.queue = run.catch(() => undefined)
    return run
  }

  private load(name: string): Promise<void> {
    return reading(this.db, async (client) => {
      const index = await findIndex(client, name)
      if (!index) throw await this.missing(name)
      if (this.loaded.get(name) === index.version) return
      await this.worker.call('namedStart', { name })
      for await (const records of allRecords(client, index.primary_name ?? name))
        await this.worker.call('namedAdd', { records: records.map(({ id, json }) => [id, json] as const) })
      const synonyms = (await partsOf(client, 'synonyms', name)) as unknown as Synonym[]
      await this.worker.call('namedFinish', { settings: index.settings, synonyms })
      this.loaded.set(name, index.version)
    })
  }
}
