import { problems, type Registry, type Switch, type SwitchProblem } from '@/tenants/kit'

/** What the panel's editor does with a sparse layer of switches (TEN-02): pure, so that it can be tested whole. */

export type AnySwitch = Switch<never> | Switch<unknown>

/** A layer under the one being edited; `name` says where a value comes from, in staff's words. */
export type NamedLayer = { readonly name: string; readonly values: unknown }

export type Place = { readonly group: string; readonly key: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a layer itself says of a switch, allowed or not; undefined where it says nothing. */
export const ownValue = (layer: unknown, { group, key }: Place): unknown => {
  if (!isObject(layer) || !Object.hasOwn(layer, group)) return undefined
  const inner = layer[group]
  return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
}

export type Inherited = { readonly value: unknown; readonly from: string }

/** The value in force without the edited layer, and whose it is: the last layer that holds an allowed one. */
export const inheritedValue = (one: AnySwitch, place: Place, under: readonly NamedLayer[]): Inherited => {
  for (const layer of under.toReversed()) {
    const value = ownValue(layer.values, place)
    if (value !== undefined && one.schema.safeParse(value).success) return { value, from: layer.name }
  }
  return { value: one.default, from: 'the built-in default' }
}

const without = (record: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** The layer without what stands at a problem's place; a group left empty goes with it. */
export const removeAt = (layer: unknown, at: readonly string[]): Readonly<Record<string, unknown>> => {
  const [group, key] = at
  if (!isObject(layer) || group === undefined) return {}
  const inner = Object.hasOwn(layer, group) ? layer[group] : undefined
  if (key === undefined || !isObject(inner)) return without(layer, group)
  const rest = without(inner, key)
  return Object.keys(rest).length === 0 ? without(layer, group) : { ...layer, [group]: rest }
}

/** The layer with a choice made; undefined takes the choice back, so that the switch inherits again. */
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

/** Whether a control of this switch can show the value, allowed or not. */
export const fitsKind = (one: AnySwitch, value: unknown): boolean => kinds[one.kind](value)

/** Stored values no control can show: of no known switch, or of another type. They have no effect on the site. */
export const unusable = (registry: Registry, layer: unknown): readonly SwitchProblem[] =>
  problems(registry, layer).filter(({ at: [group = '', key = ''] }) => {
    const switches = Object.hasOwn(registry, group) ? registry[group] : undefined
    const one = switches && Object.hasOwn(switches, key) ? switches[key] : undefined
    return !one || !fitsKind(one, ownValue(layer, { group, key }))
  })

/** A layer's problems in one line, each with its path; null where there is none. */
export const layerProblem = (registry: Registry, layer: unknown): string | null => {
  const found = problems(registry, layer)
  return found.length === 0 ? null : found.map(({ path, message }) => `${path}: ${message}`).join(' ')
}

/** A value as staff read it. */
export const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === '') return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** Whether a switch answers to the words somebody looks for: each in its key, label or help. */
export const matchesWords = (one: AnySwitch, { group, key }: Place, words: string): boolean => {
  const text = `${group}.${key} ${key.replaceAll('_', ' ')} ${one.label} ${one.help}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The list with the entry at `from` moved by `by` places; unchanged where there is no such place. */
export const moved = (list: readonly string[], from: number, by: number): readonly string[] => {
  const item = list[from]
  if (item === undefined || list[from + by] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}
