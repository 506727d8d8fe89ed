import type { Registry, Switch } from '@/src/domain/switches/kit'
import { listProblems, type SwitchProblem } from '@/src/domain/switches/switch-problems'

/** Pure logic of the panel's editor of a sparse layer of switches (TEN-02). */

export type AnySwitch = Switch<never> | Switch<unknown>

/** A layer below the edited one; `name` is shown to staff as the origin of a value. */
export type NamedLayer = { readonly name: string; readonly values: unknown }

export type SwitchPath = { readonly group: string; readonly key: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a layer's own value of a switch, valid or not; undefined if it has none. */
export const findOwnValue = (layer: unknown, { group, key }: SwitchPath): unknown => {
  if (!isObject(layer) || !Object.hasOwn(layer, group)) return undefined
  const inner = layer[group]
  return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
}

export type InheritedValue = { readonly value: unknown; readonly from: string }

/** Returns the effective value without the edited layer and its origin: the last layer with a valid value. */
export const resolveInheritedValue = (
  one: AnySwitch,
  path: SwitchPath,
  lowerLayers: readonly NamedLayer[],
): InheritedValue => {
  for (const layer of lowerLayers.toReversed()) {
    const value = findOwnValue(layer.values, path)
    if (value !== undefined && one.schema.safeParse(value).success) return { value, from: layer.name }
  }
  return { value: one.default, from: 'the built-in default' }
}

const omitKey = (record: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** Removes the value at a problem's path, and its group if it becomes empty. */
export const removePath = (layer: unknown, at: readonly string[]): Readonly<Record<string, unknown>> => {
  const [group, key] = at
  if (!isObject(layer) || group === undefined) return {}
  const inner = Object.hasOwn(layer, group) ? layer[group] : undefined
  if (key === undefined || !isObject(inner)) return omitKey(layer, group)
  const rest = omitKey(inner, key)
  return Object.keys(rest).length === 0 ? omitKey(layer, group) : { ...layer, [group]: rest }
}

/** Sets a value; undefined removes it, so that the switch inherits again. */
export const withSwitchValue = (
  layer: unknown,
  { group, key }: SwitchPath,
  value: unknown,
): Readonly<Record<string, unknown>> => {
  if (value === undefined) return removePath(layer, [group, key])
  const base = isObject(layer) ? layer : {}
  const inner = Object.hasOwn(base, group) ? base[group] : undefined
  return { ...base, [group]: { ...(isObject(inner) ? inner : {}), [key]: value } }
}

const checkByKind: Readonly<Record<AnySwitch['kind'], (value: unknown) => boolean>> = {
  toggle: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  choice: (value) => typeof value === 'string',
  list: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
}

/** Reports whether a control of this switch can display the value, valid or not. */
export const isValueOfKind = (one: AnySwitch, value: unknown): boolean => checkByKind[one.kind](value)

/**
 * Lists stored values that no control can display: unknown switches and wrong types. They have no effect on the site.
 */
export const listUnusableValues = (registry: Registry, layer: unknown): readonly SwitchProblem[] =>
  listProblems(registry, layer).filter(({ at: [group = '', key = ''] }) => {
    const switches = Object.hasOwn(registry, group) ? registry[group] : undefined
    const one = switches && Object.hasOwn(switches, key) ? switches[key] : undefined
    return !one || !isValueOfKind(one, findOwnValue(layer, { group, key }))
  })

/** Formats a layer's problems as one line, each with its path; null if there are none. */
export const formatLayerProblems = (registry: Registry, layer: unknown): string | null => {
  const layerProblems = listProblems(registry, layer)
  return layerProblems.length === 0 ? null : layerProblems.map(({ path, message }) => `${path}: ${message}`).join(' ')
}

/** The words of the panel for an option, or for any other text of a choice or a list. */
export const labelSwitchOption = ({ optionLabels = {} }: Pick<AnySwitch, 'optionLabels'>, option: string): string =>
  (Object.hasOwn(optionLabels, option) ? optionLabels[option] : undefined) ?? option

/** Formats a switch's value for staff, in the words of its options; without the switch, as it is stored. */
export const formatSwitchValue = (value: unknown, one: Pick<AnySwitch, 'optionLabels'> = {}): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (value === '') return 'empty'
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : value.map((item) => labelSwitchOption(one, String(item))).join(', ')
  if (typeof value === 'string') return labelSwitchOption(one, value)
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** Ends of plurals: “repayments” finds a text that has only “repayment”. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word)

/** Reports whether each word of a query, or a part of a word, is in the switch's name, label, help or options. */
export const matchesQuery = (one: AnySwitch, { group, key }: SwitchPath, query: string): boolean => {
  const text =
    `${group}.${key} ${key.replaceAll('_', ' ')} ${one.label} ${one.help} ${Object.values(one.optionLabels ?? {}).join(' ')}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => text.includes(stemOf(word)))
}

/** Moves the entry at `from` by `by` positions; unchanged if there is no such position. */
export const moveItem = (list: readonly string[], from: number, by: number): readonly string[] => {
  const item = list[from]
  if (item === undefined || list[from + by] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}
