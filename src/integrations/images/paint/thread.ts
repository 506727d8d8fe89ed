import { Worker } from 'node:worker_threads'
import type { PaintAnswer, PaintSetup } from './messages'
import type { Painted, Painter } from './painter'

type Waiting = { readonly resolve: (painted: Painted) => void; readonly reject: (error: Error) => void }

/**
 * Paints on a thread of its own, so that pages are answered meanwhile. The thread starts with the first picture and keeps
 * no process alive; one that ended refuses what waited for it and is started anew by the next picture.
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
