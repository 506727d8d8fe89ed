import { editDistance, type NaiveRecord } from './naive-reference.test-support'

/** A slow and obvious reference for highlighting and facet search. Shares no code with the engine. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const runs = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]

const typosAllowed = (typed: string): number => (/^\d+$/.test(typed) || typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/** Returns the typos between a typed word and a word or its best prefix; null if there are too many. */
const computeCost = (typed: string, word: string, prefix: boolean, mayErr: boolean): number | null => {
  if (word === typed || (prefix && word.startsWith(typed))) return 0
  if (!mayErr || typosAllowed(typed) === 0) return null
  const beginnings = prefix ? Array.from(word, (_, i) => word.slice(0, i + 1)) : [word]
  const fewest = Math.min(...beginnings.map((one) => editDistance(typed, one))) + (typed[0] === word[0] ? 0 : 1)
  return fewest <= typosAllowed(typed) ? fewest : null
}

type MarkedText = { value: string; matchLevel: string; matchedWords: string[]; fullyHighlighted?: boolean }

export const naiveMarks = (text: string, query: string, mayErr: boolean, allPrefix = false): MarkedText => {
  const typed = runs(query)
    .slice(0, 10)
    .map(([run]) => fold(run))
    .filter(Boolean)
  let value = ''
  let position = 0
  let isComplete = true
  const matched = new Set<string>()
  for (const run of runs(text)) {
    const word = fold(run[0])
    const costs = typed.map((one, i) => computeCost(one, word, allPrefix || i === typed.length - 1, mayErr))
    const fewest = Math.min(...costs.map((one) => one ?? Number.POSITIVE_INFINITY))
    const found = typed[costs.indexOf(fewest)]
    if (found === undefined) {
      isComplete = false
      continue
    }
    const begins = fewest === 0 && word.length > found.length
    if (begins) isComplete = false
    // A word that changes length by folding is marked completely.
    const length = begins && word.length === run[0].length ? found.length : run[0].length
    value += `${text.slice(position, run.index)}<em>${text.slice(run.index, run.index + length)}</em>`
    position = run.index + length
    matched.add(found)
  }
  if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const matchLevel = matched.size === new Set(typed).size ? 'full' : 'partial'
  return { value: value + text.slice(position), matchLevel, fullyHighlighted: isComplete, matchedWords: [...matched] }
}

export const naiveFacetHits = (records: NaiveRecord[], facet: string, query: string, limit: number) => {
  const typed = runs(query).map(([run]) => fold(run))
  const counts = new Map<string, number>()
  for (const record of records) {
    const value = record[facet]
    const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
    for (const text of new Set(list.map(String))) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return [...counts]
    .filter(([value]) => typed.every((one) => runs(value).some(([run]) => fold(run).startsWith(one))))
    .sort((a, b) => b[1] - a[1] || order(a[0].toLowerCase(), b[0].toLowerCase()) || order(a[0], b[0]))
    .slice(0, limit)
    .map(([value, count]) => ({ value, highlighted: naiveMarks(value, query, false, true).value, count }))
}
