/** Thrown when too much work waits already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Runs at most `running` pieces of work at once; one that would wait behind `waiting` others is refused with QueueFull. */
export const createQueue = ({ running, waiting }: { readonly running: number; readonly waiting: number }) => {
  const line: (() => void)[] = []
  let busy = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (line.length >= waiting) throw new QueueFull('Too much work is waiting already.')
      // Whoever finishes hands its place over, so nobody arriving later can slip in between.
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
