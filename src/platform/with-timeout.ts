/** Thrown when work took too long. */
export class TimeoutError extends Error {}

/**
 * Returns the result of `work`, or rejects with a `TimeoutError` after `milliseconds`. If this process itself was busy,
 * a result that has arrived meanwhile is read before the timeout counts.
 */
export const withTimeout = async <T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => reject(new TimeoutError(message))
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
