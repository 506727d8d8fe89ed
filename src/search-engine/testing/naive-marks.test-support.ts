import { editDistance } from './naive-reference.test-support'
import { type NaiveRecord, type TypedWord } from './naive-readings.test-support'

/** A slow and obvious reference for highlighting and facet search. Shares no code with the engine. */
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const runs = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]

const typosAllowed = (typedWord: string): number =>
  /^\d+$/.test(typedWord) || typedWord.length < 4 ? 0 : typedWord.length < 8 ? 1 : 2

/** Returns the typos between a typed word and a word or its best prefix; null if there are too many. */
const computeCost = (typedWord: string, word: string, prefix: boolean, mayErr: boolean): number | null => {
  if (word === typedWord || (prefix && word.startsWith(typedWord))) return 0
  if (!mayErr || typosAllowed(typedWord) === 0) return null
  const beginnings = prefix ? Array.from(word, (_, i) => word.slice(0, i + 1)) : [word]
  const fewest = Math.min(...beginnings.map((one) => editDistance(typedWord, one))) + (typedWord[0] === word[0] ? 0 : 1)
  return fewest <= typosAllowed(typedWord) ? fewest : null
}

type MarkedText = { value: string; matchLevel: string; matchedWords: string[]; fullyHighlighted?: boolean }

type MarkOptions = { allPrefix?: boolean; compounds?: TypedWord[] }
type FoundWord = { found: string; fewest: number; from: string }

/** Finds the typed word, or a compound of typed words, that a word matches best. */
const findMatch = (
  word: string,
  typedWords: string[],
  mayErr: boolean,
  { allPrefix = false, compounds = [] }: MarkOptions,
): FoundWord | null => {
  const costs = [
    ...typedWords.map((text, i) => computeCost(text, word, allPrefix || i === typedWords.length - 1, mayErr)),
    ...compounds.map(({ text, prefix }) => computeCost(text, word, prefix, false)),
  ]
  const fewest = Math.min(...costs.map((one) => one ?? Number.POSITIVE_INFINITY))
  const at = costs.indexOf(fewest)
  const found = typedWords[at] ?? compounds[at - typedWords.length]?.text
  return found === undefined ? null : { found, fewest, from: compounds[at - typedWords.length]?.from ?? found }
}

/** A word that changes length by folding is marked completely. */
const markedLength = (run: string, { found, fewest }: FoundWord): number => {
  const word = fold(run)
  const begins = fewest === 0 && word.length > found.length
  return begins && word.length === run.length ? found.length : run.length
}

export const naiveMarks = (text: string, query: string, mayErr: boolean, options: MarkOptions = {}): MarkedText => {
  const typedWords = runs(query)
    .slice(0, 10)
    .map(([run]) => fold(run))
    .filter(Boolean)
  let value = ''
  let position = 0
  let isComplete = true
  const matched = new Set<string>()
  for (const run of runs(text)) {
    const match = findMatch(fold(run[0]), typedWords, mayErr, options)
    const length = match === null ? 0 : markedLength(run[0], match)
    if (length < run[0].length) isComplete = false
    if (match === null) continue
    value += `${text.slice(position, run.index)}<em>${text.slice(run.index, run.index + length)}</em>`
    position = run.index + length
    for (const one of match.from.split(' ')) matched.add(one)
  }
  if (matched.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] }
  const matchLevel = matched.size === new Set(typedWords).size ? 'full' : 'partial'
  return { value: value + text.slice(position), matchLevel, fullyHighlighted: isComplete, matchedWords: [...matched] }
}

export const naiveFacetHits = (records: NaiveRecord[], facet: string, query: string, limit: number) => {
  const typedWords = runs(query).map(([run]) => fold(run))
  const counts = new Map<string, number>()
  for (const record of records) {
    const value = record[facet]
    const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
    for (const text of new Set(list.map(String))) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  return [...counts]
    .filter(([value]) => typedWords.every((one) => runs(value).some(([run]) => fold(run).startsWith(one))))
    .sort((a, b) => b[1] - a[1] || order(a[0].toLowerCase(), b[0].toLowerCase()) || order(a[0], b[0]))
    .slice(0, limit)
    .map(([value, count]) => ({
      value,
      highlighted: naiveMarks(value, query, false, { allPrefix: true }).value,
      count,
    }))
}
