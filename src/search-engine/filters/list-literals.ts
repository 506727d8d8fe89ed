import { badRequest } from '../request-error'
import { TAG_ATTRIBUTE, type Literal, type NumericOperator } from '@/src/domain/stock/filters/ast'

export const parseFacetLiteral = (text: string): Literal => {
  const colon = text.indexOf(':')
  if (colon < 1) throw badRequest(`facet filters: expected attribute:value, got "${text.slice(0, 100)}"`)
  return { kind: 'facet', attribute: text.slice(0, colon).trim(), ...parseNegation(text.slice(colon + 1)) }
}

export const parseTagLiteral = (text: string): Literal => ({
  kind: 'facet',
  attribute: TAG_ATTRIBUTE,
  ...parseNegation(text.trim()),
})

const parseNegation = (value: string): { value: string; negated: boolean } => {
  if (value.startsWith('-')) return { value: value.slice(1), negated: true }
  return { value: value.startsWith('\\-') ? value.slice(1) : value, negated: false }
}

const NUMBER_PATTERN = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i
const toNumber = (text: string): number => {
  const trimmed = text.trim()
  if (!NUMBER_PATTERN.test(trimmed)) throw badRequest(`numericFilters: "${trimmed.slice(0, 100)}" is not a number`)
  return Number(trimmed)
}

export const parseNumericLiteral = (text: string): Literal => {
  const sign = /<=|>=|!=|=|<|>/.exec(text)
  if (sign) {
    const operator = sign[0] as NumericOperator
    const attribute = requireAttribute(text.slice(0, sign.index))
    return {
      kind: 'numeric',
      attribute,
      operator,
      value: toNumber(text.slice(sign.index + operator.length)),
      negated: false,
    }
  }
  const colon = text.lastIndexOf(':')
  const attribute = requireAttribute(text.slice(0, Math.max(colon, 0)))
  const [from, to, more] = text.slice(colon + 1).split(/ to /i)
  if (from === undefined || to === undefined || more !== undefined) {
    if (to === undefined)
      return { kind: 'numeric', attribute, operator: '=', value: toNumber(from ?? ''), negated: false }
    throw badRequest(`numericFilters: cannot read "${text.slice(0, 100)}"`)
  }
  return { kind: 'range', attribute, from: toNumber(from), to: toNumber(to), negated: false }
}

const requireAttribute = (text: string): string => {
  const attribute = text.trim()
  if (attribute === '') throw badRequest('numericFilters: an attribute is missing')
  return attribute
}
