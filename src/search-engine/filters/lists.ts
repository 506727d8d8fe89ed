import { limits } from '../limits'
import { badRequest } from '../request-error'
import type { Clause, Filter, Literal } from '@/src/domain/stock/filters/ast'
import { parseFacetLiteral, parseTagLiteral, parseNumericLiteral } from './list-literals'

/**
 * Parses `facetFilters`, `numericFilters` and `tagFilters`: the outer list is AND, the inner OR, deeper lists are
 * flattened into the inner one. A string is one term, JSON, or the legacy form `a,(b,c)`.
 * @throws RequestError 400
 */
export const parseFacetFilters = (value: unknown): Filter => parseList('facetFilters', value, parseFacetLiteral)
export const parseNumericFilters = (value: unknown): Filter => parseList('numericFilters', value, parseNumericLiteral)
export const parseTagFilters = (value: unknown): Filter => parseList('tagFilters', value, parseTagLiteral)

/** A literal of `optionalFilters` and its score for a record that matches it. */
export type ScoredLiteral = { readonly literal: Literal; readonly score: number }
export type OptionalFilter = readonly ScoredLiteral[]

/** Like `facetFilters`, with a score of 1 or an explicit one: `make:Ford<score=3>`. */
export const parseOptionalFilters = (value: unknown): OptionalFilter[] => {
  const scores = new Map<Literal, number>()
  const read = (text: string): Literal => {
    const [, plain = text, score = '1'] = /^(.*)<score=(\d{1,5})>$/s.exec(text) ?? []
    const literal = parseFacetLiteral(plain)
    scores.set(literal, Math.min(65_535, Number(score)))
    return literal
  }
  const clauses = parseList('optionalFilters', value, read)
  if (scores.size > limits.optionalFilters)
    throw badRequest(`optionalFilters: more than ${limits.optionalFilters} terms`)
  return clauses.map((clause) => clause.map((literal) => ({ literal, score: scores.get(literal) ?? 1 })))
}

/**
 * Returns the scores of `filters`, which rank as those of optional filters do: a term without a score counts 1 beside
 * one that has a score. None if no term has one.
 * @throws RequestError 400
 */
export const listFilterScores = (filter: Filter): OptionalFilter[] => {
  const scored = filter.filter((clause) => clause.some((literal) => 'score' in literal))
  if (scored.flat().length > limits.optionalFilters)
    throw badRequest(`filters: more than ${limits.optionalFilters} terms beside a score`)
  return scored.map((clause) =>
    clause.map((literal) => ({ literal, score: literal.kind === 'facet' ? (literal.score ?? 1) : 1 })),
  )
}

type ParseLiteral = (text: string) => Literal

const parseList = (name: string, value: unknown, read: ParseLiteral): Filter => {
  const list = typeof value === 'string' ? parseListText(name, value) : value
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) throw badRequest(`Invalid value for "${name}" parameter, expected a list`)
  const budget = { terms: limits.filterTerms }
  return list.map((item) => parseClause(name, item, read, budget)).filter((clause) => clause.length > 0)
}

const parseClause = (name: string, item: unknown, read: ParseLiteral, budget: { terms: number }): Clause => {
  const literals: Literal[] = []
  const pending: unknown[] = [item]
  while (pending.length > 0) {
    const next = pending.pop()
    budget.terms -= 1
    if (budget.terms < 0) throw badRequest(`${name}: too many terms`)
    if (Array.isArray(next)) pending.push(...next.slice(0, limits.filterTerms + 1).reverse())
    else if (typeof next !== 'string' || next.length > limits.filterLength)
      throw badRequest(`Invalid value for "${name}" parameter, expected strings`)
    else if (next.trim() !== '') literals.push(read(next))
  }
  return literals
}

const parseListText = (name: string, text: string): unknown => {
  if (text.length > limits.filterLength) throw badRequest(`${name}: too long`)
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (!trimmed.startsWith('['))
    return name === 'facetFilters' || name === 'optionalFilters' ? [trimmed] : parseLegacyList(trimmed)
  try {
    return JSON.parse(trimmed)
  } catch {
    throw badRequest(`Invalid JSON in "${name}" parameter`)
  }
}

const parseLegacyList = (text: string): string[][] => {
  const clauses: string[][] = []
  const parts = text.split(/([(),])/)
  let group: string[] | undefined
  for (const part of parts) {
    if (part === '(') group = []
    else if (part === ')') {
      if (group) clauses.push(group)
      group = undefined
    } else if (part !== ',' && part.trim() !== '') {
      if (group) group.push(part)
      else clauses.push([part])
    }
  }
  if (group) clauses.push(group)
  return clauses
}
