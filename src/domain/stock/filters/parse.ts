import { FilterError } from './error'
import { TAG_ATTRIBUTE, type Filter, type Literal, type NumericOperator } from './ast'
import { tokenizeFilter, type Token } from './lex'

/** Characters and terms of an expression; together with the nesting limit they bound the cost of a search. */
export const filterLimits = { length: 16_384, terms: 500 } as const

/** A part between top-level ANDs: its connectives are all OR (one clause) or all AND. */
type Part = { readonly literals: Literal[]; connective: 'and' | 'or' | undefined }
type ParserState = { readonly tokens: readonly Token[]; at: number; depth: number; part: Part }

/**
 * Parses Algolia's `filters` grammar. OR binds tighter than AND (`a AND b OR c` is `a AND (b OR c)`), NOT precedes a
 * single term, an OR contains one type of term only, and never an AND. @throws FilterError
 */
export const parseFilterExpression = (source: string): Filter => {
  if (source.length > filterLimits.length)
    throw new FilterError(`filters: longer than ${filterLimits.length} characters`)
  if (source.trim() === '') return []
  const state: ParserState = { tokens: tokenizeFilter(source), at: 0, depth: 0, part: emptyPart() }
  const filter: Literal[][] = []
  for (;;) {
    state.part = emptyPart()
    parseTerms(state, false)
    const { literals, connective } = state.part
    if (connective === 'and') filter.push(...literals.map((literal) => [literal]))
    else filter.push(literals)
    const next = takeToken(state)
    if (next.kind === 'end') return filter
    if (next.kind !== 'and') throw unexpected(next, 'end of filter')
  }
}

const emptyPart = (): Part => ({ literals: [], connective: undefined })

const peekToken = (state: ParserState): Token => state.tokens[state.at] ?? { kind: 'end', text: '', at: 0 }
const takeToken = (state: ParserState): Token => {
  const token = peekToken(state)
  state.at += 1
  return token
}

const unexpected = (token: Token, expected: string): Error =>
  new FilterError(`filters: Unexpected token ${token.text || token.kind} expected ${expected} at col ${token.at}`)

const isSignToken = (token: Token, sign: string): boolean => token.kind === 'sign' && token.text === sign

const parseTerms = (state: ParserState, inBrackets: boolean): void => {
  parseTerm(state)
  for (;;) {
    const { kind } = peekToken(state)
    if (kind !== 'or' && !(inBrackets && kind === 'and')) return
    setConnective(state.part, kind)
    takeToken(state)
    parseTerm(state)
  }
}

const setConnective = (part: Part, connective: 'and' | 'or'): void => {
  if (part.connective && part.connective !== connective)
    throw new FilterError('filters: (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
  part.connective = connective
}

const parseTerm = (state: ParserState): void => {
  if (isSignToken(peekToken(state), '(')) {
    takeToken(state)
    state.depth += 1
    if (state.depth > 50) throw new FilterError('filters: brackets nest too deeply')
    parseTerms(state, true)
    const close = takeToken(state)
    if (!isSignToken(close, ')')) throw unexpected(close, "')'")
    state.depth -= 1
    return
  }
  const literal = parseLiteral(state)
  const { literals, connective } = state.part
  const first = literals[0]
  if (connective === 'or' && first && termType(first) !== termType(literal))
    throw new FilterError('filters: Different types are not allowed in the same OR.')
  literals.push(literal)
  if (literals.length > filterLimits.terms) throw new FilterError('filters: too many terms')
}

const termType = (literal: Literal): string => {
  if (literal.kind !== 'facet') return 'numeric'
  return literal.attribute === TAG_ATTRIBUTE ? 'tag' : 'facet'
}

const parseLiteral = (state: ParserState): Literal => {
  const negated = peekToken(state).kind === 'not'
  if (negated) takeToken(state)
  const name = takeToken(state)
  if (name.kind !== 'text' && name.kind !== 'number') throw unexpected(name, 'filter')
  const next = peekToken(state)
  if (isSignToken(next, ':')) {
    takeToken(state)
    return parseValue(state, name.text, negated)
  }
  if (next.kind === 'operator' && !isScore(state)) return parseComparison(state, name.text, negated)
  return { kind: 'facet', attribute: TAG_ATTRIBUTE, value: name.text, negated, ...readScore(state) }
}

const parseComparison = (state: ParserState, attribute: string, negated: boolean): Literal => {
  const operator = takeToken(state).text as NumericOperator
  const value = takeToken(state)
  if (value.kind !== 'number') throw unexpected(value, 'numeric')
  return { kind: 'numeric', attribute, operator, value: Number(value.text), negated }
}

const parseValue = (state: ParserState, attribute: string, negated: boolean): Literal => {
  const value = takeToken(state)
  if (value.kind !== 'text' && value.kind !== 'number') throw unexpected(value, 'string')
  if (value.kind === 'number' && peekToken(state).kind === 'to') {
    takeToken(state)
    const to = takeToken(state)
    if (to.kind !== 'number') throw unexpected(to, 'numeric')
    return { kind: 'range', attribute, from: Number(value.text), to: Number(to.text), negated }
  }
  return { kind: 'facet', attribute, value: value.text, negated, ...readScore(state) }
}

const isScore = (state: ParserState): boolean =>
  peekToken(state).text === '<' && state.tokens[state.at + 1]?.text === 'score'

/** Scores are whole numbers; a larger one counts as the largest. */
const MAX_SCORE = 65_535

/** Reads `<score=2>`, which ranks the records that match the term. */
const readScore = (state: ParserState): { readonly score?: number } => {
  if (!isScore(state)) return {}
  state.at += 2
  const equals = takeToken(state)
  if (equals.text !== '=') throw unexpected(equals, "'='")
  const score = takeToken(state)
  if (score.kind !== 'number' || !/^\d+$/.test(score.text)) throw unexpected(score, 'a whole number')
  const close = takeToken(state)
  if (close.text !== '>') throw unexpected(close, "'>'")
  return { score: Math.min(MAX_SCORE, Number(score.text)) }
}
