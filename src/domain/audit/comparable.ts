const isDocument = (value: object): value is { readonly id: string } =>
  'id' in value && typeof value.id === 'string' && 'createdAt' in value && 'updatedAt' in value

/** Normalizes a value for comparison: related documents become ids, keys are sorted, empty values become null. */
export const toComparable = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(toComparable)
  if (typeof value !== 'object') return value
  if (isDocument(value)) return value.id
  const entries = Object.entries(value)
    .map(([key, one]) => [key, toComparable(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

export const isSameValue = (before: unknown, after: unknown): boolean =>
  JSON.stringify(toComparable(before)) === JSON.stringify(toComparable(after))
