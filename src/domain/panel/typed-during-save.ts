/** The part of a form's field that staff change. */
type FieldState = {
  readonly value?: unknown
  readonly initialValue?: unknown
  readonly rows?: readonly { readonly id: string }[]
}
type FieldStates<F> = Readonly<Record<string, F>>

const rowsText = ({ rows = [] }: FieldState): string => rows.map(({ id }) => id).join(' ')

/** Lists the paths whose value or rows differ. Unchanged values are the same objects, so nothing is compared in depth. */
export const listTypedPaths = (
  saved: FieldStates<FieldState>,
  typedFields: FieldStates<FieldState>,
): readonly string[] =>
  Object.entries(typedFields).flatMap(([path, field]) =>
    saved[path]?.value === field.value && rowsText(saved[path] ?? {}) === rowsText(field) ? [] : [path],
  )

/**
 * Returns the loaded form with what staff have typed since they saved (STF-08): changed values, added rows and removed
 * ones. Null if they have typed nothing.
 */
export const mergeTyped = <F extends FieldState>(
  saved: FieldStates<FieldState>,
  typedFields: FieldStates<F>,
  loaded: FieldStates<F>,
): Record<string, F> | null => {
  const paths = listTypedPaths(saved, typedFields)
  const removed = new Set(Object.keys(saved).filter((path) => !(path in typedFields)))
  if (paths.length === 0 && removed.size === 0) return null
  const remaining = Object.entries(loaded).filter(([path]) => !removed.has(path))
  const changed = paths.map((path): [string, F] => {
    const field = typedFields[path] as F
    // A rich text shows its initial value, whatever its value is.
    const values = { value: field.value, initialValue: field.value, ...(field.rows && { rows: field.rows }) }
    return [path, { ...field, ...loaded[path], ...values }]
  })
  return { ...Object.fromEntries(remaining), ...Object.fromEntries(changed) }
}
