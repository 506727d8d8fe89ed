import type { StockRecord } from '@/src/domain/stock/search-record/search-record'

type Condition = (record: StockRecord) => boolean

const valuesOf = (record: StockRecord, field: string): readonly string[] =>
  [(record as Readonly<Record<string, unknown>>)[field]]
    .flat()
    .flatMap((value) => (value === undefined ? [] : [String(value)]))

const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)

/** Returns whether a record has one of the values in `a|b`, or all of those in `a&b`. */
const matches = (held: readonly string[], operator: string, wanted: string): boolean => {
  const has = (value: string): boolean =>
    held.some((one) =>
      operator.endsWith('~') ? hasWord(one, value.toLowerCase()) : one.toLowerCase() === value.toLowerCase(),
    )
  return wanted.includes('&') ? wanted.split('&').every(has) : wanted.split('|').some(has)
}

const parseCondition = (text: string): Condition => {
  const [, field = '', operator = '', value = ''] = /^([a-z_]+)(!?[=~]|<=|>=)(.+)$/.exec(text) ?? []
  if (field === '') throw new Error(`“${text}” is no condition.`)
  const wanted = value.replaceAll('_', ' ')
  return (record) => {
    const held = valuesOf(record, field)
    if (operator === '<=') return held.length > 0 && Number(held[0]) <= Number(wanted)
    if (operator === '>=') return held.length > 0 && Number(held[0]) >= Number(wanted)
    return matches(held, operator, wanted) !== operator.startsWith('!')
  }
}

/** Parses a meaning of `queries.ts`: its conditions, and what it says about the order. */
export const parseMeaning = (meaning: string) => {
  const parts = meaning.split(' ')
  const conditions = parts.filter((part) => !/^(?:all|top|sort:.*)$/.test(part)).map(parseCondition)
  return {
    isTop: parts.includes('top'),
    sort: parts.find((part) => part.startsWith('sort:'))?.slice('sort:'.length),
    holds: (record: StockRecord): boolean => conditions.every((condition) => condition(record)),
  }
}
