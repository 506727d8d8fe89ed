import type { JsonValue } from './parse-record'

/** Flattens a record to a row: each value under its dotted path (`Media.Photos.Large`), lists as one cell. */

/** Fields that state the kind of a list item: `{"Type": "VIN", "Value": "…"}` is also available as `….VIN.Value`. */
const kindNames = ['Type', 'type', 'Kind', 'kind', 'Name', 'name', 'Code', 'code'] as const

const WEB_ADDRESS = /^(?:https?:\/\/|\/)/iu

/** Escapes the characters at which transforms would split one item of a list cell. */
const escapeItem = (text: string): string =>
  WEB_ADDRESS.test(text) ? text.replaceAll('|', '%7C').replaceAll(';', '%3B') : text.replaceAll('|', '/')

const joinItems = (items: readonly string[]): string => {
  const [only] = items
  if (only === undefined) return ''
  if (items.length === 1 && !/[|;,\n]/u.test(only)) return only
  return items.length === 1 ? `${escapeItem(only)}|` : items.map(escapeItem).join('|')
}

type Cell = { readonly items: string[]; list: boolean }
type Cells = Map<string, Cell>

const addText = (path: string, text: string, { cells, list }: WalkContext): void => {
  const cell = cells.get(path) ?? { items: [], list }
  cells.set(path, cell)
  cell.list ||= list || cell.items.length > 0
  if (text !== '') cell.items.push(text)
}

const kindOf = (item: JsonValue): string | undefined => {
  if (!(item instanceof Map)) return undefined
  const kind = kindNames.map((name) => item.get(name)).find((one) => typeof one === 'string' && one !== '')
  return typeof kind === 'string' && kind.length <= 60 ? kind : undefined
}

type WalkContext = {
  readonly cells: Cells
  /** Only lists of the record itself get the two other paths: in nested lists they would multiply. */
  readonly aliases: boolean
  /** True within a list whose items share their path. */
  readonly list: boolean
}

const walkList = (items: readonly JsonValue[], path: string, { cells, aliases }: WalkContext): void => {
  const inner = { cells, aliases: false, list: true }
  const alone = { ...inner, list: false }
  items.forEach((item, index) => {
    walk(item, path, inner)
    if (!aliases || !(item instanceof Map)) return
    const kind = kindOf(item)
    if (kind !== undefined) walk(item, `${path}.${kind}`, alone)
    if (index < 3) walk(item, `${path}.${index}`, alone)
  })
}

const walk = (value: JsonValue, path: string, context: WalkContext): void => {
  if (typeof value === 'string') addText(path, value, context)
  else if (value instanceof Map) {
    for (const [name, inner] of value) walk(inner, path === '' ? name : `${path}.${name}`, context)
  } else {
    walkList(value as readonly JsonValue[], path, context)
  }
}

/**
 * Returns the cells of a record by path. Items of a list share the list's path; items that are records are also
 * available by position (`Colours.0.Name`, the first three) and by kind (`Identification.VIN.Value`).
 */
export const flattenRecord = (record: ReadonlyMap<string, JsonValue>): ReadonlyMap<string, string> => {
  const cells: Cells = new Map()
  walk(record, '', { cells, aliases: true, list: false })
  return new Map([...cells].map(([path, { items, list }]) => [path, list ? joinItems(items) : (items[0] ?? '')]))
}
