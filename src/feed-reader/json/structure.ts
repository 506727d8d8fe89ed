import { feedFieldTransforms } from '@/src/domain/stock/feed/fields'
import type { Mapping, MappingColumn } from '@/src/domain/stock/feed/mapping'
import { structuredTransforms } from '@/src/domain/stock/feed/transforms'
import { toMatchKey } from '@/src/domain/stock/normalize/text'
import type { JsonRecord, JsonValue } from './parse-record'

/** The mapping's columns that take a whole object of a record. */
export const listStructures = (mapping: Mapping): readonly MappingColumn[] =>
  mapping.columns.filter(({ field, transform }) => structuredTransforms.has(transform ?? feedFieldTransforms[field]))

/** Finds the value at a path, ignoring case and punctuation; undefined if it is not found. */
const findValue = (record: JsonRecord, path: string): JsonValue | undefined => {
  for (const [name, value] of record) {
    const start = toMatchKey(name)
    if (start === path) return value
    const found =
      path.startsWith(start) && value instanceof Map ? findValue(value, path.slice(start.length)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const toPlainJson = (value: JsonValue): unknown => {
  if (typeof value === 'string') return value
  if (!(value instanceof Map)) return (value as readonly JsonValue[]).map(toPlainJson)
  return Object.fromEntries([...(value as JsonRecord)].map(([name, inner]) => [name, toPlainJson(inner)]))
}

/** Formats the object or list at the first of these paths as JSON; a string is returned as it is. */
export const formatStructure = (record: JsonRecord, paths: readonly string[]): string => {
  const found = paths.map((path) => findValue(record, path)).find((value) => value !== undefined)
  if (found === undefined) return ''
  return typeof found === 'string' ? found : JSON.stringify(toPlainJson(found))
}
