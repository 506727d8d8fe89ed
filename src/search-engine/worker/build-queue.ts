import type { Change } from './messages'
import type { Segment } from '../segment/types'
import type { WorkerClient } from './client'
import { collectGarbageAfter } from './collect-garbage'
import type { WorkerCaller } from './query-threads'

const IDLE_MS = 2000

/**
 * Builds segments one after another in the build worker and passes them to the query workers. The idle build worker is
 * ended, because a build leaves it with much more memory than it needs.
 */
export class BuildQueue {
  private last: Promise<void> = Promise.resolve()
  private readonly merges = new Map<string, Promise<void>>()
  private idle: NodeJS.Timeout | undefined
  /** The last segment of each tenant. It is shared memory, so keeping it costs nothing. */
  private readonly adopted = new Map<string, Segment>()
  private readonly query: WorkerCaller
  private readonly build: WorkerClient

  constructor(query: WorkerCaller, build: WorkerClient) {
    this.query = query
    this.build = build
  }

  replace(tenantId: string, records: AsyncIterable<readonly Change[]>): Promise<void> {
    return this.enqueue(async () => {
      await this.query.call('startReplace', { tenantId })
      await this.buildAndAdopt(tenantId, [], async () => {
        await this.build.call('buildStart', null)
        let count = 0
        for await (const changes of records) {
          await this.build.call('buildAdd', { changes })
          count += changes.length
        }
        // The next step needs the most memory, so that of the records is freed before it.
        collectGarbageAfter(count)
        return this.build.call('buildFinish', null)
      })
    })
  }

  /**
   * Resolves when queries see every earlier change. If there are few changes compared with the records, they become
   * visible before the large segment is rebuilt, which takes seconds. Calls before a merge starts share it.
   */
  merge(tenantId: string): Promise<void> {
    const planned = this.merges.get(tenantId)
    if (planned) return planned
    let resolveStaged = (): void => undefined
    const staged = new Promise<void>((resolve) => (resolveStaged = resolve))
    const merged = this.enqueue(async () => {
      this.merges.delete(tenantId)
      const mergeJob = await this.query.call('startMerge', { tenantId })
      if (!mergeJob) return
      await this.buildAndAdopt(tenantId, mergeJob.changes, async () => {
        if (mergeJob.staged) {
          const view = await this.build.call('buildView', mergeJob)
          await this.query.call('show', { tenantId, view })
          resolveStaged()
        }
        return this.build.call('buildMerge', mergeJob)
      })
    })
    const visible = Promise.race([staged, merged])
    this.merges.set(tenantId, visible)
    return visible
  }

  /** Passes the last segments to a restarted query worker, which then answers at once but slightly out of date. */
  async restore(): Promise<void> {
    for (const [tenantId, segment] of this.adopted) await this.query.call('restore', { tenantId, segment })
  }

  forgetTenant(tenantId: string): void {
    this.adopted.delete(tenantId)
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle)
    await this.build.stop()
  }

  private async buildAndAdopt(
    tenantId: string,
    changes: readonly Change[],
    build: () => Promise<Segment>,
  ): Promise<void> {
    try {
      const segment = await build()
      const { full } = await this.query.call('adopt', { tenantId, segment })
      this.adopted.set(tenantId, segment)
      collectGarbageAfter(segment.size)
      if (full) this.mergeInBackground(tenantId)
    } catch (error) {
      await this.query.call('adopt', { tenantId, segment: null, changes })
      throw error
    }
  }

  /** Merges without waiting; after a failure the changes wait for the next merge. */
  mergeInBackground(tenantId: string): void {
    this.merge(tenantId).catch(() => undefined)
  }

  private enqueue(job: () => Promise<void>): Promise<void> {
    clearTimeout(this.idle)
    const run = this.last.then(job)
    const settled = run.catch(() => undefined)
    this.last = settled
    void settled.then(() => {
      if (this.last === settled) this.idle = setTimeout(() => void this.build.stop(), IDLE_MS).unref()
    })
    return run
  }
}
