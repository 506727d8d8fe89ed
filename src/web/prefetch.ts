/** Starts reading at once, so that the next tenant's stock loads while the previous one is being indexed. */
export const prefetch = <T>(source: AsyncIterable<T>): AsyncIterable<T> => {
  const parts = source[Symbol.asyncIterator]()
  let first: Promise<IteratorResult<T>> | null = parts.next()
  // The consumer of the first part gets the failure.
  first.catch(() => undefined)
  const next = (): Promise<IteratorResult<T>> => {
    const part = first ?? parts.next()
    first = null
    return part
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}
