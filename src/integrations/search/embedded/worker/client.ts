import { Worker } from 'node:worker_threads'
import { RequestError } from '../request-error'
import type { CallName, Calls, ReplyMessage, WorkerSetup } from './messages'

type Pending = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }

/** Calls into one worker thread. A worker that ended is started anew by the next call. */
export class WorkerClient {
  private worker: Worker | undefined
  private nextId = 1
  private readonly pending = new Map<number, Pending>()
  private readonly url: URL | string
  private readonly setup: WorkerSetup
  private readonly onEnd: () => void

  /** `onEnd`: the thread ended without being asked to; what it held is lost. */
  constructor(url: URL | string, setup: WorkerSetup, onEnd: () => void) {
    this.url = url
    this.setup = setup
    this.onEnd = onEnd
  }

  call<Name extends CallName>(name: Name, payload: Calls[Name][0]): Promise<Calls[Name][1]> {
    const worker = (this.worker ??= this.start())
    const id = this.nextId
    this.nextId += 1
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject })
      worker.postMessage({ id, name, payload })
    })
  }

  /** Ends the thread; calls under way are refused. */
  async stop(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    await worker?.terminate()
    this.refuseAll(new Error('The search worker was stopped'))
  }

  /** Ends a thread that answers no more, as if it had crashed. */
  kill(): void {
    void this.worker?.terminate()
  }

  private start(): Worker {
    const worker = new Worker(this.url, { workerData: this.setup })
    worker.unref()
    let failure = new Error('The search worker ended')
    worker.on('message', (reply: ReplyMessage) => this.settle(reply))
    worker.on('error', (error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => {
      if (this.worker !== worker) return
      this.worker = undefined
      this.refuseAll(failure)
      this.onEnd()
    })
    return worker
  }

  private settle(reply: ReplyMessage): void {
    const pending = this.pending.get(reply.id)
    this.pending.delete(reply.id)
    if ('error' in reply) pending?.reject(failureOf(reply))
    else pending?.resolve(reply.value as never)
  }

  private refuseAll(error: Error): void {
    const refused = [...this.pending.values()]
    this.pending.clear()
    for (const { reject } of refused) reject(error)
  }
}

const failureOf = ({ error, status }: Extract<ReplyMessage, { error: string }>): Error =>
  status === undefined ? new Error(error) : new RequestError(status, error)
