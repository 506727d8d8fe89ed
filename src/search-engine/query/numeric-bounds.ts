import type { FacetLiteral, Literal } from '@/src/domain/stock/filters/ast'

/** Numbers from `low` to `high`, inclusive; with `negated`, the numbers outside them. */
export type Bounds = { readonly low: number; readonly high: number; readonly negated: boolean }

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number

/** `!=` is the negation of `=`, so it matches a record without the number. */
export const toBounds = (literal: Exclude<Literal, FacetLiteral>): Bounds => {
  const { negated } = literal
  if (literal.kind === 'range') return { low: literal.from, high: literal.to, negated }
  const { value } = literal
  switch (literal.operator) {
    case '=':
      return { low: value, high: value, negated }
    case '!=':
      return { low: value, high: value, negated: !negated }
    case '<':
      return { low: NEGATIVE_INFINITY, high: -nextAbove(-value), negated }
    case '<=':
      return { low: NEGATIVE_INFINITY, high: value, negated }
    case '>':
      return { low: nextAbove(value), high: POSITIVE_INFINITY, negated }
    case '>=':
      return { low: value, high: POSITIVE_INFINITY, negated }
  }
}

const float = new Float64Array(1)
const bits = new BigInt64Array(float.buffer)

/** Returns the smallest number greater than this one. */
const nextAbove = (value: number): number => {
  if (value === 0) return Number.MIN_VALUE
  if (!Number.isFinite(value)) return value
  float[0] = value
  bits[0] = (bits[0] as bigint) + (value > 0 ? 1n : -1n)
  return float[0]
}
