export type NumericOperator = '=' | '!=' | '<' | '<=' | '>' | '>='

export type FacetLiteral = {
  readonly kind: 'facet'
  readonly attribute: string
  readonly value: string
  readonly negated: boolean
  /** Ranks records that match: `make:Ford<score=2>`. Absent if the filter names no score. */
  readonly score?: number
}
export type NumericLiteral = {
  readonly kind: 'numeric'
  readonly attribute: string
  readonly operator: NumericOperator
  readonly value: number
  readonly negated: boolean
}
export type RangeLiteral = {
  readonly kind: 'range'
  readonly attribute: string
  readonly from: number
  readonly to: number
  readonly negated: boolean
}
export type Literal = FacetLiteral | NumericLiteral | RangeLiteral

/** At least one literal holds. An empty clause never holds. */
export type Clause = readonly Literal[]
/** Every clause holds: conjunctive normal form, the only form Algolia's grammar can express. */
export type Filter = readonly Clause[]

/** Tags are a facet under this name; their values are case-sensitive. */
export const TAG_ATTRIBUTE = '_tags'

/** Returns a key of a clause. Clauses with equal keys match the same records. */
export const toClauseKey = (clause: Clause): string => JSON.stringify(clause.map(toLiteralKey).sort())

const toLiteralKey = (literal: Literal): string => {
  const sign = literal.negated ? '-' : '+'
  if (literal.kind === 'facet') return JSON.stringify([sign, 'f', literal.attribute, literal.value])
  if (literal.kind === 'range') return JSON.stringify([sign, 'r', literal.attribute, literal.from, literal.to])
  return JSON.stringify([sign, 'n', literal.attribute, literal.operator, literal.value])
}
