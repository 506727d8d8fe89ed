import { FilterError } from './filters/error'
import { readFilters } from './filters/parse'
import { stockSettings } from './search-record'
import { quoteFilter } from './filters/quote'

/**
 * Filter expressions with equals signs in place of Algolia's colons (SRCH-15): `make=Toyota AND price=10000 TO 20000
 * AND NOT colour="Pearl White"`. They are translated to Algolia's text form, which the engine's own parser then reads,
 * so both forms give the same tree.
 */
export type Translated = { readonly filters: string } | { readonly error: string }

export const longestFilter = 4000

type Token = { readonly kind: 'word' | 'quoted' | 'operator' | 'bracket'; readonly text: string; readonly at: number }

const spelled = /\s+|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(<=|>=|!=|[<>=])|([()])|([^\s()<>=!"']+)|./gsu

const kindOf = (match: RegExpExecArray): Token['kind'] | undefined => {
  if (match[1] !== undefined) return 'quoted'
  if (match[2] !== undefined) return 'operator'
  if (match[3] !== undefined) return 'bracket'
  return match[4] === undefined ? undefined : 'word'
}

const tokensOf = (expression: string): readonly Token[] | { readonly error: string } => {
  const tokens: Token[] = []
  for (const match of expression.matchAll(spelled)) {
    const [text] = match
    const kind = kindOf(match)
    if (kind !== undefined) tokens.push({ kind, text, at: match.index })
    else if (text.trim() !== '') return { error: `Unexpected ${text} at character ${match.index + 1}.` }
  }
  return tokens
}

const keywords: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO'])
const number = /^-?(?:\d+\.?\d*|\d*\.\d+)$/u

const named = (all: readonly string[]): readonly string[] =>
  all.map((one) => /^\w+\((.+)\)$/.exec(one)?.[1] ?? one).filter((name) => name !== 'tenant_id')

const facets: ReadonlySet<string> = new Set(named(stockSettings.attributesForFaceting))
const numbers: ReadonlySet<string> = new Set(stockSettings.numericAttributesForFiltering)

/** Attributes a filter may name: every one the index can filter by, except the tenant's id. */
export const filterAttributes: readonly string[] = [...new Set([...facets, ...numbers])].sort()

const unquoted = (token: Token): string =>
  token.kind === 'quoted' ? token.text.slice(1, -1).replace(/\\(["'\\])/g, '$1') : token.text

const isNumber = (token: Token): boolean => token.kind === 'word' && number.test(token.text)

/** `attribute=value`: a facet value, the start of a range, or an equal number for an attribute that is not a facet. */
const translateValue = (attribute: string, value: Token, next: Token | undefined): string | { error: string } => {
  if (isNumber(value) && next?.kind === 'word' && next.text === 'TO') return `${attribute}:${value.text}`
  if (isNumber(value) && !facets.has(attribute)) return `${attribute} = ${value.text}`
  if (!facets.has(attribute)) return { error: `${attribute} takes a number.` }
  const text = unquoted(value)
  return text === '' ? { error: `${attribute} has an empty value.` } : `${attribute}:${quoteFilter(text)}`
}

const isValue = (token: Token | undefined): token is Token =>
  token?.kind === 'quoted' || (token?.kind === 'word' && !keywords.has(token.text))

type Term = { readonly text: string; readonly took: number } | { readonly error: string }

/** `attribute < number` and the other comparisons; only numbers are compared. */
const comparison = (attribute: string, operator: string, value: Token): Term => {
  if (!numbers.has(attribute)) return { error: `${attribute} cannot be compared, only equal: ${attribute}=value.` }
  if (!isNumber(value)) return { error: `Expected a number after ${attribute}${operator}.` }
  return { text: `${attribute} ${operator} ${value.text}`, took: 3 }
}

/** Translates the term at the start of the tokens and returns how many tokens it used. */
const term = ([name, operator, value, next]: readonly Token[]): Term => {
  const attribute = name === undefined ? '' : unquoted(name)
  if (operator?.kind !== 'operator') {
    return { error: `Expected an attribute and a sign such as make=Toyota, at “${attribute}”.` }
  }
  if (!facets.has(attribute) && !numbers.has(attribute)) {
    return { error: `There is no attribute “${attribute}” to filter by.` }
  }
  if (!isValue(value)) return { error: `Expected a value after ${attribute}${operator.text}.` }
  if (operator.text !== '=') return comparison(attribute, operator.text, value)
  const text = translateValue(attribute, value, next)
  return typeof text === 'string' ? { text, took: 3 } : text
}

/** True for tokens that are copied unchanged: brackets, keywords and the upper end of a range. */
const isBetween = (token: Token, before: Token | undefined): boolean =>
  token.kind === 'bracket' ||
  (token.kind === 'word' && keywords.has(token.text)) ||
  (before?.text === 'TO' && before.kind === 'word' && isNumber(token))

/**
 * Translates an expression with equals signs to Algolia's grammar, or returns an error. The result names only
 * attributes of `filterAttributes`; the order of its terms is checked by the parser.
 */
export const translateFilter = (expression: string): Translated => {
  if (expression.length > longestFilter) return { error: `The filter is longer than ${longestFilter} characters.` }
  const tokens = tokensOf(expression)
  if ('error' in tokens) return tokens
  const parts: string[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token
    if (isBetween(token, tokens[at - 1])) {
      parts.push(token.text)
      at += 1
      continue
    }
    const read = term(tokens.slice(at, at + 4))
    if ('error' in read) return read
    parts.push(read.text)
    at += read.took
  }
  return { filters: parts.join(' ') }
}

/** A valid filter in Algolia's grammar, with the attributes it names. */
export type ReadFilter = { readonly filters: string; readonly attributes: readonly string[] }

const parsed = (filters: string): ReadFilter | { readonly error: string } => {
  try {
    const attributes = readFilters(filters).flatMap((clause) => clause.map((literal) => literal.attribute))
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
export const readFilter = (expression: string): ReadFilter | { readonly error: string } => {
  const translated = translateFilter(expression)
  return 'error' in translated ? translated : parsed(translated.filters)
}

/**
 * Parses the switch “Base filter” (STK-07), written with equals signs or with Algolia's colons, into Algolia's grammar.
 * The result names only attributes of `filterAttributes`.
 */
export const readBaseFilter = (expression: string): ReadFilter | { readonly error: string } => {
  const ours = readFilter(expression)
  if (!('error' in ours) || !expression.includes(':') || expression.length > longestFilter) return ours
  const theirs = parsed(expression.trim())
  if ('error' in theirs || !theirs.attributes.every((name) => filterAttributes.includes(name))) return ours
  return theirs
}
