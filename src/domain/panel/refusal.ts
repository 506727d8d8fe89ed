const ONE = 'Not saved. Correct this field'
const SEVERAL = 'Not saved. Correct these fields'

/** The message of a refused save, with the names of the fields to correct. */
export const formatRefusal = (names: readonly string[]): string =>
  `${names.length === 1 ? ONE : SEVERAL}: ${names.join(', ')}`

type Refusal = { readonly intro: string; readonly names: readonly string[] }

/** The parts of such a message; undefined for any other. */
export const parseRefusal = (message: string): Refusal | undefined => {
  const [intro = '', ...rest] = message.split(': ')
  if (intro !== ONE && intro !== SEVERAL) return undefined
  const names = rest.join(': ').split(', ')
  return { intro: names.length === 1 ? `${intro}:` : `${intro} (${String(names.length)}):`, names }
}

export type NamedPath = { readonly path: string; readonly name: string }

/**
 * Returns the path of the field that a name of the message is about; undefined if the form has none. The server may name
 * an input inside a field too, such as a day of the opening hours.
 */
export const findRefusedPath = (name: string, fields: readonly NamedPath[]): string | undefined =>
  fields
    .filter((one) => one.name !== '' && (one.name === name || name.startsWith(`${one.name}: `)))
    .toSorted((one, other) => other.name.length - one.name.length)[0]?.path
