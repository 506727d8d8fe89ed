import { FilterError } from './error'

export type Token = {
  readonly kind: 'text' | 'number' | 'and' | 'or' | 'not' | 'to' | 'operator' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

const keywords: Readonly<Record<string, Token['kind']>> = { AND: 'and', OR: 'or', NOT: 'not', TO: 'to' }
const wordBreaks = new Set([' ', '(', ')', '<', '>', '=', '!', ':', "'", '"'])
const NUMBER_PATTERN = /^-?(?:\d+\.?\d*|\d*\.\d+)$/

/** Splits a filter into tokens: upper-case keywords, words separated by spaces, and quotes with backslash escapes. */
export const tokenizeFilter = (source: string): Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    if (source[at] === ' ') {
      at += 1
      continue
    }
    const [token, next] = readToken(source, at)
    tokens.push(token)
    at = next
  }
  tokens.push({ kind: 'end', text: '', at })
  return tokens
}

const readToken = (source: string, at: number): [Token, number] => {
  const first = source.charAt(at)
  if (first === '"' || first === "'") return readQuoted(source, at)
  if ('<>=!'.includes(first)) return readOperator(source, at)
  if ('():,'.includes(first)) return [{ kind: 'sign', text: first, at }, at + 1]
  return readWord(source, at)
}

const readOperator = (source: string, at: number): [Token, number] => {
  const two = source.slice(at, at + 2)
  if (two === '<=' || two === '>=' || two === '!=') return [{ kind: 'operator', text: two, at }, at + 2]
  if (two.startsWith('!')) throw new FilterError(`filters: Not allowed '!' at col ${at}`)
  return [{ kind: 'operator', text: two.charAt(0), at }, at + 1]
}

const readWord = (source: string, at: number): [Token, number] => {
  let end = at
  while (end < source.length && !wordBreaks.has(source.charAt(end))) end += 1
  const text = source.slice(at, end)
  const kind = Object.hasOwn(keywords, text) ? keywords[text] : undefined
  return [{ kind: kind ?? (NUMBER_PATTERN.test(text) ? 'number' : 'text'), text, at }, end]
}

const readQuoted = (source: string, at: number): [Token, number] => {
  const quote = source.charAt(at)
  let text = ''
  for (let i = at + 1; i < source.length; i += 1) {
    const char = source.charAt(i)
    if (char === '\\' && i + 1 < source.length) {
      const next = source.charAt(i + 1)
      text += next === quote || next === '\\' ? next : char + next
      i += 1
    } else if (char === quote) {
      if (i === at + 1) throw new FilterError(`filters: Unexpected token empty string at col ${at}`)
      return [{ kind: 'text', text, at }, i + 1]
    } else text += char
  }
  throw new FilterError(`filters: Unexpected token incomplete string at col ${at}`)
}
