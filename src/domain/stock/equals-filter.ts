import { FilterError } from './filters/error'
import { readFilters } from './filters/parse'
import { stockSettings } from './search-record'
import { quoteFilter } from './filters/quote'

/**
 * The filter expressions of our own second search (SRCH-15): Algolia's grammar with equals signs in place of colons
 * (D§7), `make=Toyota AND price=10000 TO 20000 AND NOT colour="Pearl White"`. Pure text to text: what it answers is read
 * by the one parser of the engine, so that both forms mean the same tree.
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

/** Attributes a filter may name: all the stock is filtered by, except whose it is. */
export const filterAttributes: readonly string[] = [...new Set([...facets, ...numbers])].sort()

const unquoted = (token: Token): string =>
  token.kind === 'quoted' ? token.text.slice(1, -1).replace(/\\(["'\\])/g, '$1') : token.text

const isNumber = (token: Token): boolean => token.kind === 'word' && number.test(token.text)

/** `attribute=value`: a facet's value, a range's ends, or a number compared where the attribute is none of the facets. */
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

/** `attribute < number` and its like: only numbers are compared. */
const comparison = (attribute: string, operator: string, value: Token): Term => {
  if (!numbers.has(attribute)) return { error: `${attribute} cannot be compared, only equal: ${attribute}=value.` }
  if (!isNumber(value)) return { error: `Expected a number after ${attribute}${operator}.` }
  return { text: `${attribute} ${operator} ${value.text}`, took: 3 }
}

/** The term that begins the tokens: its text, and how many of them it took. */
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

/** What stands between terms goes over as it is: brackets, words of the grammar, the far end of a range. */
const isBetween = (token: Token, before: Token | undefined): boolean =>
  token.kind === 'bracket' ||
  (token.kind === 'word' && keywords.has(token.text)) ||
  (before?.text === 'TO' && before.kind === 'word' && isNumber(token))

/**
 * Puts an expression with equals signs into Algolia's own grammar, or says what is wrong with it. It names no attribute
 * but those of `filterAttributes`; whether its words stand in a right order is for the parser to say.
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

/** An expression that can be searched with: in Algolia's grammar, with the attributes it names. */
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
 * Reads an expression with equals signs whole, so that nothing in it stays open: what it answers stands by itself beside
 * other filters. Empty for an empty expression; `error` says what is wrong, in words for whoever wrote it.
 */
export const readFilter = (expression: string): ReadFilter | { readonly error: string } => {
  const translated = translateFilter(expression)
  return 'error' in translated ? translated : parsed(translated.filters)
}

/**
 * The switch “Base filter” (STK-07) in Algolia's grammar. Written with equals signs, or as Algolia writes it: with colons.
 * Either way it is read whole, and names no attribute but those of `filterAttributes`.
 */
export const readBaseFilter = (expression: string): ReadFilter | { readonly error: string } => {
  const ours = readFilter(expression)
  if (!('error' in ours) || !expression.includes(':') || expression.length > longestFilter) return ours
  const theirs = parsed(expression.trim())
  if ('error' in theirs || !theirs.attributes.every((name) => filterAttributes.includes(name))) return ours
  return theirs
}
