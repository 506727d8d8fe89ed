import type { WorkerClient } from './client'
import type { CallName, WorkerCalls } from './messages'

/** Calls that change nothing, so that any one thread can answer them. All others go to every thread. */
const readCalls: ReadonlySet<CallName> = new Set(['http', 'search', 'stats'])

/** The part of a `WorkerClient` that callers need. */
export type WorkerCaller = Pick<WorkerClient, 'call'>

type QueryThread = { readonly client: WorkerClient; pending: number }

/**
 * Several threads that answer queries from the same segments, which are shared memory. Every change is sent to all
 * threads in the same order, and its call resolves when all have made it, so that they always agree. If one thread ends
 * unexpectedly, all start again, because its state would differ from the others'.
 */
export class QueryThreads implements WorkerCaller {
  private readonly threads: readonly QueryThread[]

  constructor(count: number, createClient: (onEnd: () => void) => WorkerClient, onEnd: () => void) {
    this.threads = Array.from({ length: count }, () => {
      const client = createClient(() => {
        const others = this.threads.filter((thread) => thread.client !== client)
        for (const other of others) void other.client.stop()
        onEnd()
      })
      return { client, pending: 0 }
    })
  }

  async call<Name extends CallName>(name: Name, payload: WorkerCalls[Name][0]): Promise<WorkerCalls[Name][1]> {
    if (readCalls.has(name)) return this.callThread(this.leastBusy(), name, payload)
    const [first] = await Promise.all(this.threads.map((thread) => this.callThread(thread, name, payload)))
    return first as WorkerCalls[Name][1]
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map(({ client }) => client.stop()))
  }

  private leastBusy(): QueryThread {
    return this.threads.reduce((idlest, thread) => (thread.pending < idlest.pending ? thread : idlest))
  }

  private async callThread<Name extends CallName>(
    thread: QueryThread,
    name: Name,
    payload: WorkerCalls[Name][0],
  ): Promise<WorkerCalls[Name][1]> {
    thread.pending += 1
    return thread.client.call(name, payload).finally(() => (thread.pending -= 1))
  }
}
