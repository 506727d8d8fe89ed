import { FilterError } from './error'
import { tagAttribute, type Filter, type Literal, type NumericOperator } from './ast'
import { lexFilter, type Token } from './lex'

/** Characters and terms of an expression; together with the nesting limit they bound the cost of a search. */
export const filterLimits = { length: 16_384, terms: 500 } as const

/** A part between top-level ANDs: its connectives are all OR (one clause) or all AND. */
type Part = { readonly literals: Literal[]; connective: 'and' | 'or' | undefined }
type Reader = { readonly tokens: readonly Token[]; at: number; depth: number; part: Part }

/**
 * Parses Algolia's `filters` grammar. OR binds tighter than AND (`a AND b OR c` is `a AND (b OR c)`), NOT precedes a
 * single term, an OR contains one type of term only, and never an AND. @throws FilterError
 */
export const readFilters = (source: string): Filter => {
  if (source.length > filterLimits.length)
    throw new FilterError(`filters: longer than ${filterLimits.length} characters`)
  if (source.trim() === '') return []
  const reader: Reader = { tokens: lexFilter(source), at: 0, depth: 0, part: emptyPart() }
  const filter: Literal[][] = []
  for (;;) {
    reader.part = emptyPart()
    readTerms(reader, false)
    const { literals, connective } = reader.part
    if (connective === 'and') filter.push(...literals.map((literal) => [literal]))
    else filter.push(literals)
    const next = take(reader)
    if (next.kind === 'end') return filter
    if (next.kind !== 'and') throw unexpected(next, 'end of filter')
  }
}

const emptyPart = (): Part => ({ literals: [], connective: undefined })

const peek = (reader: Reader): Token => reader.tokens[reader.at] ?? { kind: 'end', text: '', at: 0 }
const take = (reader: Reader): Token => {
  const token = peek(reader)
  reader.at += 1
  return token
}

const unexpected = (token: Token, expected: string): Error =>
  new FilterError(`filters: Unexpected token ${token.text || token.kind} expected ${expected} at col ${token.at}`)

const isSign = (token: Token, sign: string): boolean => token.kind === 'sign' && token.text === sign

const readTerms = (reader: Reader, inBrackets: boolean): void => {
  readTerm(reader)
  for (;;) {
    const { kind } = peek(reader)
    if (kind !== 'or' && !(inBrackets && kind === 'and')) return
    connect(reader.part, kind)
    take(reader)
    readTerm(reader)
  }
}

const connect = (part: Part, connective: 'and' | 'or'): void => {
  if (part.connective && part.connective !== connective)
    throw new FilterError('filters: (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
  part.connective = connective
}

const readTerm = (reader: Reader): void => {
  if (isSign(peek(reader), '(')) {
    take(reader)
    reader.depth += 1
    if (reader.depth > 50) throw new FilterError('filters: brackets nest too deeply')
    readTerms(reader, true)
    const close = take(reader)
    if (!isSign(close, ')')) throw unexpected(close, "')'")
    reader.depth -= 1
    return
  }
  const literal = readLiteral(reader)
  const { literals, connective } = reader.part
  const first = literals[0]
  if (connective === 'or' && first && termType(first) !== termType(literal))
    throw new FilterError('filters: Different types are not allowed in the same OR.')
  literals.push(literal)
  if (literals.length > filterLimits.terms) throw new FilterError('filters: too many terms')
}

const termType = (literal: Literal): string => {
  if (literal.kind !== 'facet') return 'numeric'
  return literal.attribute === tagAttribute ? 'tag' : 'facet'
}

const readLiteral = (reader: Reader): Literal => {
  const negated = peek(reader).kind === 'not'
  if (negated) take(reader)
  const name = take(reader)
  if (name.kind !== 'text' && name.kind !== 'number') throw unexpected(name, 'filter')
  const next = peek(reader)
  if (isSign(next, ':')) {
    take(reader)
    return readValue(reader, name.text, negated)
  }
  if (next.kind === 'operator' && !isScore(reader)) return readComparison(reader, name.text, negated)
  skipScore(reader)
  return { kind: 'facet', attribute: tagAttribute, value: name.text, negated }
}

const readComparison = (reader: Reader, attribute: string, negated: boolean): Literal => {
  const operator = take(reader).text as NumericOperator
  const value = take(reader)
  if (value.kind !== 'number') throw unexpected(value, 'numeric')
  return { kind: 'numeric', attribute, operator, value: Number(value.text), negated }
}

const readValue = (reader: Reader, attribute: string, negated: boolean): Literal => {
  const value = take(reader)
  if (value.kind !== 'text' && value.kind !== 'number') throw unexpected(value, 'string')
  if (value.kind === 'number' && peek(reader).kind === 'to') {
    take(reader)
    const to = take(reader)
    if (to.kind !== 'number') throw unexpected(to, 'numeric')
    return { kind: 'range', attribute, from: Number(value.text), to: Number(to.text), negated }
  }
  skipScore(reader)
  return { kind: 'facet', attribute, value: value.text, negated }
}

const isScore = (reader: Reader): boolean => peek(reader).text === '<' && reader.tokens[reader.at + 1]?.text === 'score'

/** `<score=2>` weighs optional filters; on a filter it has no effect. */
const skipScore = (reader: Reader): void => {
  if (!isScore(reader)) return
  reader.at += 2
  const equals = take(reader)
  if (equals.text !== '=') throw unexpected(equals, "'='")
  const score = take(reader)
  if (score.kind !== 'number') throw unexpected(score, 'numeric')
  const close = take(reader)
  if (close.text !== '>') throw unexpected(close, "'>'")
}
