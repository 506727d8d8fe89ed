/** Records as a table: the field names once, then one row per record; null for a field a record does not have. */
export type PackedHits = { readonly fields: readonly string[]; readonly rows: readonly (readonly unknown[])[] }

type Hit = Readonly<Record<string, unknown>>

/** Most flags are false, so false is left out; a card treats a missing field as false. */
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== false

/** Packs the records a page contains, whose repeated field names would weigh as much as their values. */
export const packHits = (hits: readonly Hit[]): PackedHits => {
  const fields = [...new Set(hits.flatMap((hit) => Object.keys(hit).filter((field) => hasValue(hit[field]))))]
  return { fields, rows: hits.map((hit) => fields.map((field) => (hasValue(hit[field]) ? hit[field] : null))) }
}

/** Restores the records, without fields that were false or missing. */
export const unpackHits = ({ fields, rows }: PackedHits): Hit[] =>
  rows.map((row) =>
    Object.fromEntries(fields.flatMap((field, index) => (row[index] === null ? [] : [[field, row[index]] as const]))),
  )
