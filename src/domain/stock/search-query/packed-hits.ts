/** Records as a table: each field's name once, then a row a record; null where a record has nothing. */
export type PackedHits = { readonly fields: readonly string[]; readonly rows: readonly (readonly unknown[])[] }

type Hit = Readonly<Record<string, unknown>>

/** Said of each car and true of few: a card that does not hear it takes it for false. */
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== false

/** Packs what a page carries of its cars: their fields' names alone would weigh as much as what they say. */
export const packHits = (hits: readonly Hit[]): PackedHits => {
  const fields = [...new Set(hits.flatMap((hit) => Object.keys(hit).filter((field) => isSaid(hit[field]))))]
  return { fields, rows: hits.map((hit) => fields.map((field) => (isSaid(hit[field]) ? hit[field] : null))) }
}

/** The records again, without what was false or missing. */
export const unpackHits = ({ fields, rows }: PackedHits): Hit[] =>
  rows.map((row) =>
    Object.fromEntries(fields.flatMap((field, at) => (row[at] === null ? [] : [[field, row[at]] as const]))),
  )
