/**
 * Batches lookups that happen in the same tick, such as those of the cells of a list, into one query. A failed query
 * rejects only the lookups of its batch.
 */
export const inRounds = <T>(
  look: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((id: string) => Promise<T | undefined>) => {
  let ids: Set<string> | undefined
  let round: Promise<ReadonlyMap<string, T>> | undefined
  return async (id) => {
    if (ids === undefined || round === undefined) {
      const asked = new Set<string>()
      ids = asked
      round = new Promise<void>((resolve) => {
        setTimeout(resolve, 0)
      }).then(() => {
        ids = undefined
        round = undefined
        return look([...asked])
      })
    }
    ids.add(id)
    return (await round).get(id)
  }
}
