/** Returns the promise's value, or rejects after `ms`. */
export const withTimeout = <T>(ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search took too long')), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
