import { Worker } from 'node:worker_threads'
import { RequestError } from '../request-error'
import type { CallName, WorkerCalls, ReplyMessage, WorkerSetup } from './messages'

type PendingCall = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }

/** An extra wait before ending a thread, for a reply that arrived while this process was blocked. */
const REPLY_GRACE_MS = 50

/** Queries leave much short-lived memory, of which every thread would otherwise keep about 60 MB. */
const QUERY_THREAD_LIMITS = { maxYoungGenerationSizeMb: 12 }

/** Calls a worker thread. If the thread has ended, the next call starts a new one. */
export class WorkerClient {
  private worker: Worker | undefined
  private nextId = 1
  private readonly pending = new Map<number, PendingCall>()
  private readonly url: URL | string
  private readonly setup: WorkerSetup
  private readonly onEnd: () => void
  private readonly stuckMs: number | undefined
  private stuckTimer: NodeJS.Timeout | undefined

  /**
   * `onEnd` is called if the thread ends unexpectedly and loses its state. A call that runs longer than `stuckMs`, not
   * counting its wait, ends the thread as if it had crashed.
   */
  constructor(url: URL | string, setup: WorkerSetup, onEnd: () => void, stuckMs?: number) {
    this.url = url
    this.setup = setup
    this.onEnd = onEnd
    this.stuckMs = stuckMs
  }

  call<Name extends CallName>(name: Name, payload: WorkerCalls[Name][0]): Promise<WorkerCalls[Name][1]> {
    const worker = (this.worker ??= this.start())
    const id = this.nextId
    this.nextId += 1
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      worker.postMessage({ id, name, payload })
    })
  }

  /** Ends the thread and rejects pending calls. */
  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    clearTimeout(this.stuckTimer)
    // Before the wait, during which a later call may already start the next thread.
    this.rejectAll(new Error('The search worker was stopped'))
    await worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.url, {
      workerData: this.setup,
      ...(this.setup.role === 'query' && { resourceLimits: QUERY_THREAD_LIMITS }),
    })
    worker.unref()
    let failure = new Error('The search worker ended')
    worker.on('message', (reply: ReplyMessage) => {
      if (this.worker !== worker) return
      if ('started' in reply) this.handleBegin(worker)
      else this.handleReply(reply)
    })
    worker.on('error', (error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => {
      if (this.worker !== worker) return
      this.worker = undefined
      clearTimeout(this.stuckTimer)
      this.rejectAll(failure)
      this.onEnd()
    })
    return worker
  }

  private handleBegin(worker: Worker): void {
    clearTimeout(this.stuckTimer)
    if (this.stuckMs === undefined) return
    this.startTimer(this.stuckMs, () => this.startTimer(REPLY_GRACE_MS, () => void worker.terminate()))
  }

  private startTimer(ms: number, run: () => void): void {
    this.stuckTimer = setTimeout(run, ms)
    this.stuckTimer.unref()
  }

  private handleReply(reply: Exclude<ReplyMessage, { started: true }>): void {
    clearTimeout(this.stuckTimer)
    const pending = this.pending.get(reply.id)
    this.pending.delete(reply.id)
    if ('error' in reply) pending?.reject(toError(reply))
    else pending?.resolve(reply.value as never)
  }

  private rejectAll(error: Error): void {
    const refused = [...this.pending.values()]
    this.pending.clear()
    for (const { reject } of refused) reject(error)
  }
}

const toError = ({ error, status }: Extract<ReplyMessage, { error: string }>): Error =>
  status === undefined ? new Error(error) : new RequestError(status, error)
