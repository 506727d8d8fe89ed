/** A document, or a part of one, as JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isIndex = (part: string): boolean => /^\d+$/.test(part)

const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : undefined)

/** Finds the stored version of a row by its id; null for a new row. */
const findStoredRow = (row: unknown, stored: unknown): unknown => {
  const id = idOf(row)
  if (id === undefined || !Array.isArray(stored)) return null
  return (stored as readonly unknown[]).find((one) => idOf(one) === id) ?? null
}

/** Replaces invalid rows by their stored versions; invalid new rows are removed. */
const revertRows = (rows: readonly unknown[], stored: unknown, invalid: ReadonlySet<number>): readonly unknown[] =>
  rows.map((row, at) => (invalid.has(at) ? findStoredRow(row, stored) : row)).filter((row) => row !== null)

const revertPaths = (typedValue: unknown, stored: unknown, paths: readonly (readonly string[])[]): unknown => {
  const isComplete = paths.some((path) => path.length === 0)
  if (!isComplete && Array.isArray(typedValue) && paths.every(([head = '']) => isIndex(head)))
    return revertRows(typedValue, stored, new Set(paths.map(([head]) => Number(head))))
  if (isComplete || !isRecord(typedValue)) return stored
  const before = isRecord(stored) ? stored : {}
  const heads = new Set(paths.map(([head = '']) => head))
  const typedEntries = Object.entries(typedValue).map(([name, value]) => {
    const below = paths.filter(([head]) => head === name).map(([, ...rest]) => rest)
    return [name, heads.has(name) ? revertPaths(value, before[name], below) : value] as const
  })
  const missing = [...heads].flatMap((name) => (Object.hasOwn(typedValue, name) ? [] : [[name, before[name]] as const]))
  return Object.fromEntries([...typedEntries, ...missing])
}

/**
 * Returns the typed document with each invalid part replaced by the stored one: the value of `address.postcode`, the
 * whole row of `colours.3.name`, which is removed if it is new (ADM-02).
 */
export const revertInvalidFields = (
  typedDocument: JsonRecord,
  stored: JsonRecord,
  invalid: readonly string[],
): Record<string, unknown> =>
  invalid.length === 0
    ? { ...typedDocument }
    : (revertPaths(
        typedDocument,
        stored,
        invalid.map((path) => path.split('.')),
      ) as Record<string, unknown>)
