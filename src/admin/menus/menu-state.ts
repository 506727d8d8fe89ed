import type { FormField, FormState } from 'payload'
import type { MenuShape } from '@/src/domain/navigation/menu-shape'
import type { MenuNode, MenuPath, MenuTree } from '@/src/domain/navigation/menu-tree'

/** The state of an entry's own fields in the form, by their names: values, and the errors at them. */
export type EntryState = Readonly<Record<string, FormField>>
export type FormMenu = MenuTree<EntryState>

/** The path of an entry in the form: `items.1.children.0`. */
export const formPathOf = (menu: string, childrenField: string, [at, index]: MenuPath): string =>
  index === undefined ? `${menu}.${String(at)}` : `${menu}.${String(at)}.${childrenField}.${String(index)}`

const idOf = (fields: FormState, path: string, at: number): string =>
  String(fields[path]?.rows?.[at]?.id ?? fields[`${path}.${String(at)}.id`]?.value ?? `${path}.${String(at)}`)

/** The fields of one row, without those of its sub-entries. */
const readState = (fields: FormState, row: string, childrenField: string): EntryState => {
  const prefix = `${row}.`
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const name = path.startsWith(prefix) ? path.slice(prefix.length) : ''
      return name === '' || name.includes('.') || name === childrenField ? [] : [[name, field]]
    }),
  )
}

const readRows = (fields: FormState, path: string, childrenField: string, isNested = false): FormMenu =>
  (fields[path]?.rows ?? []).map((_, at): MenuNode<EntryState> => {
    const row = `${path}.${String(at)}`
    const children = isNested ? [] : readRows(fields, `${row}.${childrenField}`, childrenField, true)
    return { id: idOf(fields, path, at), value: readState(fields, row, childrenField), children }
  })

/** Reads a menu from the state of the form that edits it. */
export const readMenu = (fields: FormState, menu: string, childrenField: string): FormMenu =>
  readRows(fields, menu, childrenField)

const rowsField = (before: FormField | undefined, nodes: FormMenu): FormField => ({
  ...before,
  // As Payload's own arrays have it: the number of rows is their value while there are any.
  disableFormData: nodes.length > 0,
  rows: nodes.map(({ id }) => ({ id })),
  value: nodes.length,
  valid: true,
  passesCondition: true,
})

const writeRows = (fields: FormState, path: string, childrenField: string, nodes: FormMenu, isNested: boolean) => {
  const written: FormState = { [path]: rowsField(fields[path], nodes) }
  for (const [at, { value, children }] of nodes.entries()) {
    const row = `${path}.${String(at)}`
    for (const [name, field] of Object.entries(value)) written[`${row}.${name}`] = field
    if (!isNested) Object.assign(written, writeRows(fields, `${row}.${childrenField}`, childrenField, children, true))
  }
  return written
}

/** Returns the state of the form with another menu; errors stay at the entries that have them. */
export const writeMenu = (fields: FormState, menu: string, childrenField: string, tree: FormMenu): FormState => {
  const others = Object.entries(fields).filter(([path]) => path !== menu && !path.startsWith(`${menu}.`))
  return { ...Object.fromEntries(others), ...writeRows(fields, menu, childrenField, tree, false) }
}

/** An id as the database gives it to rows. */
const createRowId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fieldOf = (value: unknown): FormField => ({ value, initialValue: value, valid: true, passesCondition: true })

/** Creates an entry with the named fields; those without a value are empty. */
export const createEntry = (
  names: readonly string[],
  values: Readonly<Record<string, string>> = {},
  children: readonly MenuNode<EntryState>[] = [],
): MenuNode<EntryState> => {
  const id = createRowId()
  const fields = names.map((name) => [name, fieldOf(values[name] ?? null)] as const)
  return { id, value: { id: fieldOf(id), ...Object.fromEntries(fields) }, children }
}

/** The names of the fields of an entry. */
export const listEntryFields = ({ titleField, hasLinks }: MenuShape): readonly string[] => [
  titleField,
  ...(hasLinks ? ['href'] : []),
  'dynamic',
]

/** The names of the fields of a sub-entry. */
export const listChildFields = ({ hasNotes }: MenuShape): readonly string[] => [
  'label',
  'href',
  ...(hasNotes ? ['note'] : []),
]

/** Creates the entries of the default menu. */
export const createStandardMenu = (shape: MenuShape): FormMenu =>
  shape.standard.map(({ values, children }) =>
    createEntry(
      listEntryFields(shape),
      values,
      children.map((one) => createEntry(listChildFields(shape), one)),
    ),
  )

export const textOf = ({ value }: MenuNode<EntryState>, name: string): string => {
  const found = value[name]?.value
  return typeof found === 'string' ? found.trim() : ''
}

/** True if the last save found something wrong with the entry itself. */
export const hasError = ({ value }: MenuNode<EntryState>): boolean =>
  Object.values(value).some(({ valid }) => valid === false)
