type FieldStates = Readonly<
  Record<
    string,
    {
      readonly valid?: boolean | undefined
      readonly errorMessage?: string | undefined
      readonly errorPaths?: string[] | undefined
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

/**
 * The values that a field's message is about: its own, and those beside it in its group, because a postcode is wrong for
 * the state next to it. Fields outside a group have only the form in common.
 */
const valuesBeside = (fields: FieldStates, path: string): string =>
  JSON.stringify(
    Object.entries(fields).flatMap(([other, { value }]) => {
      const isBeside = other === path || (parentOf(path) !== '' && parentOf(other) === parentOf(path))
      return isBeside ? [[other, value]] : []
    }),
  )

/** Lists the fields that a save has just refused. */
export const listRefusedFields = (fields: FieldStates): readonly RefusedField[] =>
  listInvalidPaths(fields).flatMap((path) => {
    const message = fields[path]?.errorMessage
    return message === undefined ? [] : [{ path, message, values: valuesBeside(fields, path) }]
  })

/**
 * Returns an answer of the server about a form with the messages of a refused save that still hold (ADM-02): `form` is
 * the form that the answer is about, and the values that a message is about have not changed since the save. An
 * answer does not have the messages itself if it was requested before the save, or if only a save checks them.
 */
export const withRefusedMessages = <T extends FieldStates>(
  answer: T,
  form: FieldStates,
  refused: readonly RefusedField[],
): T => {
  const messages = refused.flatMap(({ path, message, values }) => {
    const field = answer[path]
    const holds = field !== undefined && field.valid !== false && valuesBeside(form, path) === values
    return holds ? [[path, { ...field, valid: false, errorMessage: message }]] : []
  })
  return { ...answer, ...Object.fromEntries(messages) }
}

/**
 * Returns an answer of the server about a form without messages about values that have changed since the form was sent:
 * `form` is what was sent, `current` is the form now. Their fields stay as they are until the answer about the new values.
 * Otherwise a slow answer would mark a field that staff have corrected, and the next refused save would go to it (ADM-02).
 */
export const withoutOldMessages = <T extends FieldStates>(answer: T, form: FieldStates, current: FieldStates): T => {
  const unchanged = Object.entries(answer).flatMap(([path, field]) => {
    const isMessage = field.valid === false && field.errorMessage !== undefined
    const now = current[path]
    if (!isMessage || now === undefined || valuesBeside(form, path) === valuesBeside(current, path)) return []
    return [[path, { ...field, valid: now.valid ?? true, errorMessage: now.errorMessage }]]
  })
  return { ...answer, ...Object.fromEntries(unchanged) }
}

/**
 * Returns an answer of the server about a form in which each mistake counts once. Payload marks each list and group
 * around a field with a mistake too, and its tabs count these marks; its sections count paths, which a message of a
 * refused save does not renew. So tab, section and message would give three numbers (ADM-02).
 */
export const withOneCount = <T extends FieldStates>(answer: T): T => {
  const around = listInvalidPaths(answer)
  // Only a list with a mistake of its own, such as too many rows, has a message.
  const hasOwnMistake = (path: string): boolean =>
    around.includes(path) || (answer[path]?.valid === false && answer[path].errorMessage !== undefined)
  const mistakes = Object.keys(answer).filter(hasOwnMistake)
  const correct = ([path, field]: [string, T[string]]): [string, unknown] => {
    const errorPaths = mistakes.filter((one) => one === path || one.startsWith(`${path}.`))
    if (errorPaths.length === 0) return [path, field.errorPaths ? { ...field, errorPaths } : field]
    return [path, { ...field, valid: !mistakes.includes(path), errorPaths }]
  }
  return Object.fromEntries((Object.entries(answer) as [string, T[string]][]).map(correct)) as T
}
