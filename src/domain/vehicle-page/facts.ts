/** What is worth a line: text that says something (VDP-02). */
export type Fact = { readonly label: string; readonly value: string }

/** The same as a page carries it beside its HTML. */
export type FactPair = readonly [label: string, value: string]

export const factPairs = (all: readonly Fact[]): readonly FactPair[] => all.map(({ label, value }) => [label, value])

type Raw = string | number | null | undefined

/** Drops undefined, null, empty and "null" values, which feeds use for what they do not know (VDP-02). */
export const facts = (entries: readonly (readonly [label: string, value: Raw])[]): readonly Fact[] =>
  entries.flatMap(([label, raw]) => {
    const value = typeof raw === 'number' ? (Number.isFinite(raw) ? String(raw) : '') : (raw ?? '').trim()
    return value === '' || value.toLowerCase() === 'null' ? [] : [{ label, value }]
  })

export const counted = (value: number): string => value.toLocaleString('en-AU')

/** A number with its unit, and nothing for zero or unknown. */
export const measured = (value: number | undefined, unit: string): string | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? `${counted(value)} ${unit}` : undefined
