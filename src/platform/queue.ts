/** Thrown if the queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFull'
}

/** Runs at most `running` jobs at once. With `waiting` jobs already queued, another is rejected with QueueFullError. */
export const createQueue = ({ running, waiting }: { readonly running: number; readonly waiting: number }) => {
  const queue: (() => void)[] = []
  let active = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFullError('The queue is full.')
      // The finished job passes its slot on directly, so that a later call cannot overtake the queue.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
