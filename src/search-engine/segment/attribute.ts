export type JsonRecord = { readonly objectID: string; readonly [attribute: string]: unknown }
export type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean'

/** Returns the values of an attribute, several for a list; `a.b` is a nested attribute. */
export const scalarsOf = (record: JsonRecord, attribute: string): readonly Scalar[] => {
  const value = Object.hasOwn(record, attribute) ? record[attribute] : readNested(record, attribute)
  if (isScalar(value)) return [value]
  return Array.isArray(value) ? value.filter(isScalar) : []
}

const readNested = (record: unknown, attribute: string): unknown => {
  if (!attribute.includes('.')) return undefined
  let value = record
  for (const part of attribute.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}
