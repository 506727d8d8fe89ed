/**
 * Adds entries to a list so that those of a sequence keep its order, whatever order they arrive in: photos are uploaded two
 * at once, and their order is that of their files. Entries that are there already are not added again.
 */
export const addInSequence = (
  current: readonly string[],
  added: readonly string[],
  sequence: readonly string[] = added,
): readonly string[] => {
  const all = [...new Set([...current, ...added])]
  const positions = new Map(sequence.map((entry, at) => [entry, at] as const))
  const positionOf = (entry: string): number => positions.get(entry) ?? -1
  const ordered = all.filter((entry) => positions.has(entry)).sort((a, b) => positionOf(a) - positionOf(b))
  // The places of the sequence's entries stay the same, and their entries are sorted among these.
  let next = 0
  return all.map((entry) => (positions.has(entry) ? (ordered[next++] ?? entry) : entry))
}
