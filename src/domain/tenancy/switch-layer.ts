import { problems, type Registry, type Switch, type SwitchProblem } from '@/tenants/kit'

/** Pure logic of the panel's editor of a sparse layer of switches (TEN-02). */

export type AnySwitch = Switch<never> | Switch<unknown>

/** A layer below the edited one; `name` is shown to staff as the origin of a value. */
export type NamedLayer = { readonly name: string; readonly values: unknown }

export type Place = { readonly group: string; readonly key: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a layer's own value of a switch, valid or not; undefined if it has none. */
export const ownValue = (layer: unknown, { group, key }: Place): unknown => {
  if (!isObject(layer) || !Object.hasOwn(layer, group)) return undefined
  const inner = layer[group]
  return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
}

export type Inherited = { readonly value: unknown; readonly from: string }

/** Returns the effective value without the edited layer and its origin: the last layer with a valid value. */
export const inheritedValue = (one: AnySwitch, place: Place, under: readonly NamedLayer[]): Inherited => {
  for (const layer of under.toReversed()) {
    const value = ownValue(layer.values, place)
    if (value !== undefined && one.schema.safeParse(value).success) return { value, from: layer.name }
  }
  return { value: one.default, from: 'the built-in default' }
}

const without = (record: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** Removes the value at a problem's path, and its group if it becomes empty. */
export const removeAt = (layer: unknown, at: readonly string[]): Readonly<Record<string, unknown>> => {
  const [group, key] = at
  if (!isObject(layer) || group === undefined) return {}
  const inner = Object.hasOwn(layer, group) ? layer[group] : undefined
  if (key === undefined || !isObject(inner)) return without(layer, group)
  const rest = without(inner, key)
  return Object.keys(rest).length === 0 ? without(layer, group) : { ...layer, [group]: rest }
}

/** Sets a value; undefined removes it, so that the switch inherits again. */
export const withValue = (layer: unknown, { group, key }: Place, value: unknown): Readonly<Record<string, unknown>> => {
  if (value === undefined) return removeAt(layer, [group, key])
  const base = isObject(layer) ? layer : {}
  const inner = Object.hasOwn(base, group) ? base[group] : undefined
  return { ...base, [group]: { ...(isObject(inner) ? inner : {}), [key]: value } }
}

const kinds: Readonly<Record<AnySwitch['kind'], (value: unknown) => boolean>> = {
  toggle: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  choice: (value) => typeof value === 'string',
  list: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
}

/** Reports whether a control of this switch can display the value, valid or not. */
export const fitsKind = (one: AnySwitch, value: unknown): boolean => kinds[one.kind](value)

/**
 * Lists stored values that no control can display: unknown switches and wrong types. They have no effect on the site.
 */
export const unusable = (registry: Registry, layer: unknown): readonly SwitchProblem[] =>
  problems(registry, layer).filter(({ at: [group = '', key = ''] }) => {
    const switches = Object.hasOwn(registry, group) ? registry[group] : undefined
    const one = switches && Object.hasOwn(switches, key) ? switches[key] : undefined
    return !one || !fitsKind(one, ownValue(layer, { group, key }))
  })

/** Formats a layer's problems as one line, each with its path; null if there are none. */
export const layerProblem = (registry: Registry, layer: unknown): string | null => {
  const found = problems(registry, layer)
  return found.length === 0 ? null : found.map(({ path, message }) => `${path}: ${message}`).join(' ')
}

/** Formats a value for staff. */
export const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === '') return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** Reports whether each word of a query is in the switch's key, label or help. */
export const matchesWords = (one: AnySwitch, { group, key }: Place, words: string): boolean => {
  const text = `${group}.${key} ${key.replaceAll('_', ' ')} ${one.label} ${one.help}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Moves the entry at `from` by `by` positions; unchanged if there is no such position. */
export const moved = (list: readonly string[], from: number, by: number): readonly string[] => {
  const item = list[from]
  if (item === undefined || list[from + by] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}
