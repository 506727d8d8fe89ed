/**
 * Batches lookups that happen in the same tick, such as those of the cells of a list, into one query. A failed query
 * rejects only the lookups of its batch.
 */
export const batchLookups = <T>(
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((id: string) => Promise<T | undefined>) => {
  let ids: Set<string> | undefined
  let batch: Promise<ReadonlyMap<string, T>> | undefined
  return async (id) => {
    if (ids === undefined || batch === undefined) {
      const batchIds = new Set<string>()
      ids = batchIds
      batch = new Promise<void>((resolve) => {
        setTimeout(resolve, 0)
      }).then(() => {
        ids = undefined
        batch = undefined
        return load([...batchIds])
      })
    }
    ids.add(id)
    return (await batch).get(id)
  }
}
