import { FilterError } from './error'
import { parseFilterExpression } from './parse'
import { quoteFilter } from './quote'
import { facetAttributes, numericAttributes, filterAttributes } from './filter-attributes'
import { type EqualsToken, tokenizeEqualsFilter } from './equals-filter-tokens'

/**
 * Filter expressions with equals signs in place of Algolia's colons (SRCH-15): `make=Toyota AND price=10000 TO 20000
 * AND NOT colour="Pearl White"`. They are translated to Algolia's text form, which the engine's own parser then reads,
 * so both forms give the same tree.
 */
export type TranslationResult = { readonly filters: string } | { readonly error: string }

export const MAX_FILTER_CHARS = 4000

const keywords: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO'])
const NUMBER_PATTERN = /^-?(?:\d+\.?\d*|\d*\.\d+)$/u

const unquote = (token: EqualsToken): string =>
  token.kind === 'quoted' ? token.text.slice(1, -1).replace(/\\(["'\\])/g, '$1') : token.text

const isNumber = (token: EqualsToken): boolean => token.kind === 'word' && NUMBER_PATTERN.test(token.text)

/** `attribute=value`: a facet value, the start of a range, or an equal number for an attribute that is not a facet. */
const translateValue = (
  attribute: string,
  value: EqualsToken,
  next: EqualsToken | undefined,
): string | { error: string } => {
  if (isNumber(value) && next?.kind === 'word' && next.text === 'TO') return `${attribute}:${value.text}`
  if (isNumber(value) && !facetAttributes.has(attribute)) return `${attribute} = ${value.text}`
  if (!facetAttributes.has(attribute)) return { error: `${attribute} takes a number.` }
  const text = unquote(value)
  return text === '' ? { error: `${attribute} has an empty value.` } : `${attribute}:${quoteFilter(text)}`
}

const isValue = (token: EqualsToken | undefined): token is EqualsToken =>
  token?.kind === 'quoted' || (token?.kind === 'word' && !keywords.has(token.text))

type TermResult = { readonly text: string; readonly took: number } | { readonly error: string }

/** `attribute < number` and the other comparisons; only numbers are compared. */
const translateComparison = (attribute: string, operator: string, value: EqualsToken): TermResult => {
  if (!numericAttributes.has(attribute)) return { error: `${attribute} can’t be compared. Use ${attribute}=value.` }
  if (!isNumber(value)) return { error: `Expected a number after ${attribute}${operator}.` }
  return { text: `${attribute} ${operator} ${value.text}`, took: 3 }
}

/** Translates the term at the start of the tokens and returns how many tokens it used. */
const translateTerm = ([name, operator, value, next]: readonly EqualsToken[]): TermResult => {
  const attribute = name === undefined ? '' : unquote(name)
  if (operator?.kind !== 'operator') {
    return { error: `Expected an attribute and a sign such as make=Toyota, at “${attribute}”.` }
  }
  if (!facetAttributes.has(attribute) && !numericAttributes.has(attribute)) {
    return { error: `There is no attribute “${attribute}” to filter by.` }
  }
  if (!isValue(value)) return { error: `Expected a value after ${attribute}${operator.text}.` }
  if (operator.text !== '=') return translateComparison(attribute, operator.text, value)
  const text = translateValue(attribute, value, next)
  return typeof text === 'string' ? { text, took: 3 } : text
}

/** True for tokens that are copied unchanged: brackets, keywords and the upper end of a range. */
const isConnective = (token: EqualsToken, before: EqualsToken | undefined): boolean =>
  token.kind === 'bracket' ||
  (token.kind === 'word' && keywords.has(token.text)) ||
  (before?.text === 'TO' && before.kind === 'word' && isNumber(token))

/**
 * Translates an expression with equals signs to Algolia's grammar, or returns an error. The result names only
 * attributes of `filterAttributes`; the order of its terms is checked by the parser.
 */
export const translateFilter = (expression: string): TranslationResult => {
  if (expression.length > MAX_FILTER_CHARS)
    return { error: `The filter is longer than ${MAX_FILTER_CHARS} characters.` }
  const tokens = tokenizeEqualsFilter(expression)
  if ('error' in tokens) return tokens
  const parts: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as EqualsToken
    if (isConnective(token, tokens[at - 1])) {
      parts.push(token.text)
      at += 1
      continue
    }
    const result = translateTerm(tokens.slice(at, at + 4))
    if ('error' in result) return result
    parts.push(result.text)
    at += result.took
  }
  return { filters: parts.join(' ') }
}

/** A valid filter in Algolia's grammar, with the attributes it names. */
export type ParsedFilter = { readonly filters: string; readonly attributes: readonly string[] }

const parseTranslated = (filters: string): ParsedFilter | { readonly error: string } => {
  try {
    const attributes = parseFilterExpression(filters).flatMap((clause) => clause.map((literal) => literal.attribute))
    return { filters, attributes: [...new Set(attributes)] }
  } catch (error) {
    if (error instanceof FilterError) return { error: error.message.replace(/^filters: /, '') }
    throw error
  }
}

/**
 * Translates and parses an expression with equals signs, so that the result is complete and can be joined to other
 * filters with AND. An empty expression gives an empty filter; `error` is a message for the author of the expression.
 */
export const parseEqualsFilter = (expression: string): ParsedFilter | { readonly error: string } => {
  const translated = translateFilter(expression)
  return 'error' in translated ? translated : parseTranslated(translated.filters)
}

/**
 * Parses the switch “Base filter” (STK-07), written with equals signs or with Algolia's colons, into Algolia's grammar.
 * The result names only attributes of `filterAttributes`.
 */
export const parseBaseFilter = (expression: string): ParsedFilter | { readonly error: string } => {
  const equalsForm = parseEqualsFilter(expression)
  if (!('error' in equalsForm) || !expression.includes(':') || expression.length > MAX_FILTER_CHARS) return equalsForm
  const colonForm = parseTranslated(expression.trim())
  if ('error' in colonForm || !colonForm.attributes.every((name) => filterAttributes.includes(name))) return equalsForm
  return colonForm
}
