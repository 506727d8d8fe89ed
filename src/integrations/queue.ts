/** Thrown if the queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs at most `running` jobs at once. With `waiting` jobs already queued, another is rejected with QueueFullError. */
export const createQueue = ({ running, waiting }: { readonly running: number; readonly waiting: number }) => {
  const line: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (line.length >= waiting) throw new QueueFull('The queue is full.')
      // The finished job passes its slot on directly, so that a later call cannot overtake the queue.
      await new Promise<void>((resolve) => line.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
