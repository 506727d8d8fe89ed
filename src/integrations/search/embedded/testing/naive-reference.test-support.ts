/**
 * What the engine should answer, the slow and obvious way: record by record, without indexes. Shares no code
 * with the engine.
 */
export type NaiveRecord = { objectID: string } & Record<string, unknown>
export type NaiveTerm =
  | { type: 'facet'; attribute: string; value: string; not: boolean }
  | { type: 'number'; attribute: string; operator: string; value: number; not: boolean }
  | { type: 'range'; attribute: string; from: number; to: number; not: boolean }
export type NaiveRequest = {
  index: string
  query: string
  clauses: NaiveTerm[][]
  facets: string[]
  maxValues: number
  page: number
  hitsPerPage: number
}
export type NaiveSettings = {
  /** Attribute, rank, whether typos count. */
  searchable: [string, number, boolean][]
  orders: Record<string, [attribute: string, direction: 1 | -1][]>
  primary: string
}

const listOf = (record: NaiveRecord, attribute: string): unknown[] => {
  const value = record[attribute]
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

const holds = (record: NaiveRecord, term: NaiveTerm): boolean => {
  const values = listOf(record, term.attribute)
  if (term.type === 'facet') {
    const found = values.some((value) => String(value).toLowerCase() === term.value.toLowerCase())
    return found !== term.not
  }
  const numbers = values.filter((value) => typeof value === 'number') as number[]
  if (term.type === 'range') return numbers.some((n) => n >= term.from && n <= term.to) !== term.not
  const { operator, value } = term
  if (operator === '!=') return !numbers.includes(value) !== term.not
  const test = (n: number): boolean =>
    operator === '='
      ? n === value
      : operator === '<'
        ? n < value
        : operator === '<='
          ? n <= value
          : operator === '>'
            ? n > value
            : n >= value
  return numbers.some(test) !== term.not
}

const split = (text: string): string[] => {
  const lower = text.toLowerCase().normalize('NFD')
  return lower
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** With neighbours' swap, by the textbook's recursion over two indices. */
export const distance = (a: string, b: string): number => {
  const memo = new Map<string, number>()
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i},${j}`
    const known = memo.get(key)
    if (known !== undefined) return known
    let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1)
    memo.set(key, least)
    return least
  }
  return at(a.length, b.length)
}

const typosBetween = (typed: string, word: string, prefix: boolean): number => {
  const penalty = typed[0] === word[0] ? 0 : 1
  if (!prefix) return distance(typed, word) + penalty
  let least = Number.POSITIVE_INFINITY
  for (let length = 1; length <= word.length; length += 1)
    least = Math.min(least, distance(typed, word.slice(0, length)))
  return least + penalty
}

const allowance = (typed: string): number => (/^\d+$/.test(typed) || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

type Score = [typos: number, attribute: number, inexact: number]
const compareScores = (a: Score, b: Score): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

const scoreOf = (word: string, typed: string, prefix: boolean, rank: number, typos: boolean): Score | null => {
  if (word === typed) return [0, rank, 0]
  if (prefix && word.startsWith(typed)) return [0, rank, 1]
  const cost = typosBetween(typed, word, prefix)
  return typos && cost <= allowance(typed) ? [cost, rank, 1] : null
}

const wordScore = (record: NaiveRecord, typed: string, prefix: boolean, settings: NaiveSettings): Score | null => {
  const scores = settings.searchable.flatMap(([attribute, rank, typos]) =>
    listOf(record, attribute)
      .flatMap((value) => split(String(value)))
      .map((word) => scoreOf(word, typed, prefix, rank, typos)),
  )
  return scores.filter((score) => score !== null).sort(compareScores)[0] ?? null
}

const textScore = (record: NaiveRecord, query: string, settings: NaiveSettings): Score | null => {
  const words = split(query).slice(0, 10)
  const sum: Score = [0, 0, 0]
  for (const [i, typed] of words.entries()) {
    const score = wordScore(record, typed, i === words.length - 1, settings)
    if (!score) return null
    score.forEach((part, at) => (sum[at as 0 | 1 | 2] += part))
  }
  return sum
}

const compareValues = (left: unknown, right: unknown, direction: 1 | -1): number => {
  if (left === right) return 0
  if (left === undefined) return 1
  if (right === undefined) return -1
  return ((left as string) < (right as string) ? -1 : 1) * direction
}

const compareBy =
  (keys: [string, 1 | -1][]) =>
  (a: NaiveRecord, b: NaiveRecord): number => {
    for (const [attribute, direction] of [...keys, ['objectID', 1] as const]) {
      const order = compareValues(listOf(a, attribute)[0], listOf(b, attribute)[0], direction)
      if (order !== 0) return order
    }
    return 0
  }

export type NaiveAnswer = {
  ids: string[]
  nbHits: number
  facets: Record<string, Record<string, number>>
  stats: Record<string, { min: number; max: number; avg: number; sum: number }>
}

export const naiveSearch = (records: NaiveRecord[], settings: NaiveSettings, request: NaiveRequest): NaiveAnswer => {
  const scored = records
    .filter((record) => request.clauses.every((clause) => clause.some((term) => holds(record, term))))
    .map((record) => ({ record, score: textScore(record, request.query, settings) }))
    .filter((found): found is { record: NaiveRecord; score: Score } => found.score !== null)
  const byKeys = compareBy(settings.orders[request.index] ?? [])
  const ranked = request.index === settings.primary
  scored.sort((a, b) => (ranked ? compareScores(a.score, b.score) : 0) || byKeys(a.record, b.record))
  const matching = scored.map(({ record }) => record)
  const from = request.page * request.hitsPerPage
  const answer: NaiveAnswer = {
    ids: matching.slice(from, from + request.hitsPerPage).map((record) => record.objectID),
    nbHits: matching.length,
    facets: {},
    stats: {},
  }
  for (const facet of request.facets) addFacet(answer, matching, facet, request.maxValues)
  return answer
}

const addFacet = (answer: NaiveAnswer, matching: NaiveRecord[], facet: string, most: number): void => {
  const counts = new Map<string, number>()
  const numbers: number[] = []
  for (const record of matching) {
    const values = new Map(listOf(record, facet).map((value) => [String(value), value]))
    for (const [text, value] of values) {
      counts.set(text, (counts.get(text) ?? 0) + 1)
      if (typeof value === 'number') numbers.push(value)
    }
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  const top = [...counts].sort(
    (a, b) => b[1] - a[1] || order(a[0].toLowerCase(), b[0].toLowerCase()) || order(a[0], b[0]),
  )
  if (top.length > 0) answer.facets[facet] = Object.fromEntries(top.slice(0, most))
  if (numbers.length === 0) return
  const sum = numbers.reduce((total, n) => total + n, 0)
  answer.stats[facet] = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }
}
