/** The promise's value, or a rejection once `ms` have passed; `onLate` then runs too. */
export const within = <T>(ms: number, promise: Promise<T>, onLate?: () => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.()
      reject(new Error('The search took too long'))
    }, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
