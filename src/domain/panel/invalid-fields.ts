type FieldStates = Readonly<
  Record<
    string,
    {
      readonly valid?: boolean | undefined
      readonly errorMessage?: string | undefined
      readonly rows?: unknown
      readonly value?: unknown
    }
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

/** A field that a save refused, with its message and the values that the message is about. */
export type RefusedField = { readonly path: string; readonly message: string; readonly values: string }

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** The values of a field and of those beside it: a postcode is wrong for the state next to it. */
const valuesBeside = (fields: FieldStates, path: string): string =>
  JSON.stringify(
    Object.entries(fields).flatMap(([other, { value }]) =>
      parentOf(other) === parentOf(path) ? [[other, value]] : [],
    ),
  )

/** Lists the fields that a save has just refused. */
export const listRefusedFields = (fields: FieldStates): readonly RefusedField[] =>
  listInvalidPaths(fields).flatMap((path) => {
    const message = fields[path]?.errorMessage
    return message === undefined ? [] : [{ path, message, values: valuesBeside(fields, path) }]
  })

/**
 * Lists refused fields whose message has gone although neither they nor their neighbours have another value. An answer
 * about the form that was asked for before the save takes the messages of the save away.
 */
export const listLostMessages = (fields: FieldStates, refused: readonly RefusedField[]): readonly RefusedField[] =>
  refused.filter(
    ({ path, values }) =>
      fields[path] !== undefined && fields[path].valid !== false && valuesBeside(fields, path) === values,
  )
