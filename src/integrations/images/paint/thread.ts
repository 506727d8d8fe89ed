import { Worker } from 'node:worker_threads'
import type { Painted, Painter } from '../vehicle-painter'
import type { PaintAnswer, PaintSetup } from './messages'

type Waiting = { readonly resolve: (painted: Painted) => void; readonly reject: (error: Error) => void }

/**
 * Paints on a worker thread, so that pages are still served meanwhile. The thread starts with the first image and does
 * not keep the process alive. If it ends, waiting images are rejected and the next one starts it again.
 */
export const paintOnThread = (file: URL, setup: PaintSetup): Painter => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0

  const settle = (answer: PaintAnswer): void => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) one?.reject(new Error(answer.error))
    else one?.resolve(answer.painted)
  }

  const start = (): Worker => {
    const next = new Worker(file, { workerData: setup })
    let failure = new Error('The painting thread ended.')
    next.unref()
    next.on('message', settle)
    next.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error))
    })
    next.on('exit', () => {
      if (worker === next) worker = null
      const refused = [...waiting.values()]
      waiting.clear()
      for (const { reject } of refused) reject(failure)
    })
    return next
  }

  return (wanted) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id: last, wanted })
    })
}
