import { bindUnit, formatNumber } from '@/src/domain/text/numbers'
/** A line of a fact list; its value is never empty (VDP-02). */
export type Fact = { readonly label: string; readonly value: string }

/** A compact fact, for the data a page contains besides its HTML. */
export type FactPair = readonly [label: string, value: string]

export const toFactPairs = (all: readonly Fact[]): readonly FactPair[] => all.map(({ label, value }) => [label, value])

type RawValue = string | number | null | undefined

/**
 * Lists facts; a value never breaks before its unit. Undefined, null, empty and "null" values are dropped: feeds use
 * these for unknown ones (VDP-02).
 */
export const toFacts = (entries: readonly (readonly [label: string, value: RawValue])[]): readonly Fact[] =>
  entries.flatMap(([label, raw]) => {
    const value = typeof raw === 'number' ? (Number.isFinite(raw) ? String(raw) : '') : (raw ?? '').trim()
    return value === '' || value.toLowerCase() === 'null' ? [] : [{ label, value: bindUnit(value) }]
  })

/** Formats a number with its unit; undefined for zero or unknown. */
export const formatMeasure = (value: number | undefined, unit: string): string | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? `${formatNumber(value)} ${unit}` : undefined
