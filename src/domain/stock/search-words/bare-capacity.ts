import type { Token } from './tokens'

/** Sizes of motorcycles' engines in cc, as their classes are called. */
const CAPACITY = /^(?:50|110|125|150|200|250|300|350|400|450|500|600|650|700|750|800|900|1000|1100|1200|1250|1300)$/

const BOUND = /^(?:under|below|over|above|than|max|maximum|min|minimum|about|around|to|from|between|at|least|up)$/

/** Reads the number of “dirt bike 250”, at a dealer of motorcycles only, as “250cc”; undefined for another word. */
export const readBareCapacity = (
  tokens: readonly Token[],
  from: number,
  { nouns }: { readonly nouns: ReadonlySet<string> },
): Token | undefined => {
  const raw = tokens[from]?.raw ?? ''
  const isBounded = BOUND.test(tokens[from - 1]?.key ?? '')
  return nouns.has('motorcycle') && CAPACITY.test(raw) && !isBounded ? { raw: `${raw}cc`, key: `${raw}cc` } : undefined
}
