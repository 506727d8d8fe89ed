import { isObject } from '../query/parse-params'
import type { JsonRecord } from '../segment/attribute'

/** The attributes of an index's records by the type of their values; `a.b` for nested ones. */
export type FoundAttributes = {
  readonly words: Set<string>
  readonly numbers: Set<string>
  readonly sorted: Set<string>
}
export const createFoundAttributes = (): FoundAttributes => ({
  words: new Set(),
  numbers: new Set(),
  sorted: new Set(),
})

const MAX_FOUND_ATTRIBUTES = 200

export const collectAttributes = (found: FoundAttributes, record: JsonRecord): void =>
  collectValue(found, record, '', 0)

const collectScalar = (found: FoundAttributes, value: unknown, name: string): void => {
  if (typeof value === 'number') addName(found.numbers, name)
  if (typeof value === 'string' || typeof value === 'boolean') addName(found.sorted, name)
  if ((typeof value === 'string' || typeof value === 'number') && name !== 'objectID') addName(found.words, name)
}

const collectValue = (found: FoundAttributes, value: unknown, name: string, depth: number): void => {
  collectScalar(found, value, name)
  if (Array.isArray(value)) for (const item of value.slice(0, 20)) collectValue(found, item, name, depth + 1)
  else if (isObject(value) && depth < 5)
    for (const [key, item] of Object.entries(value))
      collectValue(found, item, name === '' ? key : `${name}.${key}`, depth + 1)
}

const addName = (names: Set<string>, name: string): void => {
  if (names.size < MAX_FOUND_ATTRIBUTES) names.add(name)
}
