/** A column of a list as Payload stores the choice of staff. */
export type ChosenColumn = { readonly accessor: string; readonly active: boolean }

/** True for a stored choice of columns; a list with its usual columns has none. */
export const isColumnChoice = (value: unknown): value is { readonly columns: readonly ChosenColumn[] } => {
  const { columns } = (typeof value === 'object' && value !== null ? value : {}) as { readonly columns?: unknown }
  return Array.isArray(columns) && columns.length > 0
}

/** Returns the chosen columns with one that is always shown, by default after the first, where a phone shows it too. */
export const withColumn = (columns: readonly ChosenColumn[], name: string): readonly ChosenColumn[] => {
  if (columns.some(({ accessor }) => accessor === name))
    return columns.map((one) => (one.accessor === name ? { ...one, active: true } : one))
  const first = columns.findIndex(({ active }) => active)
  return columns.toSpliced(first + 1, 0, { accessor: name, active: true })
}
