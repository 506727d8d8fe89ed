import { feedFields } from '@/src/domain/stock/feed/fields'
import type { Mapping, MappingColumn } from '@/src/domain/stock/feed/mapping'
import { structured } from '@/src/domain/stock/feed/transforms'
import { bare } from '@/src/domain/stock/normalise/words'
import type { JsonRecord, JsonValue } from './parse-record'

/** The mapping's columns that take a whole object of a record. */
export const structuresOf = (mapping: Mapping): readonly MappingColumn[] =>
  mapping.columns.filter(({ field, transform }) => structured.has(transform ?? feedFields[field]))

/** Finds the value at a path, ignoring case and punctuation; undefined if there is none. */
const valueAt = (record: JsonRecord, path: string): JsonValue | undefined => {
  for (const [name, value] of record) {
    const start = bare(name)
    if (start === path) return value
    const found = path.startsWith(start) && value instanceof Map ? valueAt(value, path.slice(start.length)) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

const plain = (value: JsonValue): unknown => {
  if (typeof value === 'string') return value
  if (!(value instanceof Map)) return (value as readonly JsonValue[]).map(plain)
  return Object.fromEntries([...(value as JsonRecord)].map(([name, inner]) => [name, plain(inner)]))
}

/** Formats the object or list at the first of these paths as JSON; a string is returned as it is. */
export const structureText = (record: JsonRecord, paths: readonly string[]): string => {
  const found = paths.map((path) => valueAt(record, path)).find((value) => value !== undefined)
  if (found === undefined) return ''
  return typeof found === 'string' ? found : JSON.stringify(plain(found))
}
