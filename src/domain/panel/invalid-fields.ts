type FieldStates = Readonly<
  Record<
    string,
    { readonly valid?: boolean | undefined; readonly errorMessage?: string | undefined; readonly rows?: unknown }
  >
>

/** The id of a field's input, as Payload's own fields have it. */
export const inputIdOfPath = (path: string): string => `field-${path.replaceAll('.', '__')}`

/**
 * Lists the paths of a form's fields with an error. A list of rows is named only if none of its rows has one, because
 * Payload marks it for each of them too.
 */
export const listInvalidPaths = (fields: FieldStates): readonly string[] => {
  const paths = Object.entries(fields).flatMap(([path, { valid }]) => (valid === false ? [path] : []))
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
}
