import type { Range } from '../search-url/state'
import type { Token } from './tokens'

/** Sizes of motorcycles' engines in cc, as their classes are called. */
const CAPACITY = /^(?:50|110|125|150|200|250|300|350|400|450|500|600|650|700|750|800|900|1000|1100|1200|1250|1300)$/

const BOUND = /^(?:under|below|over|above|than|max|maximum|min|minimum|about|around|to|from|between|at|least|up)$/

/** Shares by which the engines of a class are smaller or larger than its name. */
const [BELOW, ABOVE] = [0.06, 0.08]

/** Finds the number of “dirt bike 250”, at a dealer of motorcycles only: the size of the engine. */
export const findBareCapacity = (
  tokens: readonly Token[],
  from: number,
  { nouns }: { readonly nouns: ReadonlySet<string> },
): { readonly length: number; readonly field: 'engine_capacity'; readonly range: Range } | undefined => {
  const raw = tokens[from]?.raw ?? ''
  const isBounded = BOUND.test(tokens[from - 1]?.key ?? '')
  if (!nouns.has('motorcycle') || !CAPACITY.test(raw) || isBounded) return undefined
  const value = Number(raw)
  return {
    length: 1,
    field: 'engine_capacity',
    range: { min: Math.round(value * (1 - BELOW)), max: Math.round(value * (1 + ABOVE)) },
  }
}
