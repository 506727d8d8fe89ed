/** The id of a related document, whether populated or not. */
export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id
  return undefined
}

/** The ids of related documents, whether populated or not. */
export const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((one: unknown) => idOf(one) ?? []) : []
