/** A slow and obvious reference for the engine: record by record, without indexes. Shares no code with the engine. */
import {
  findWordSpots,
  listCompounds,
  listReadings,
  listVocabulary,
  splitWords,
  valuesOf,
  type NaiveRecord,
  type NaiveRequest,
  type NaiveSettings,
  type NaiveTerm,
  type QuerySlot,
  type Reading,
  type TypedWord,
} from './naive-readings.test-support'

const foldValue = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const matchesTerm = (record: NaiveRecord, term: NaiveTerm): boolean => {
  const values = valuesOf(record, term.attribute)
  if (term.type === 'facet') {
    const found = values.some((value) => foldValue(String(value)) === foldValue(term.value))
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

/** Edit distance with swapped neighbours, by the textbook recursion over two indices. */
export const editDistance = (a: string, b: string): number => {
  const memo = new Map<string, number>()
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i},${j}`
    const known = memo.get(key)
    if (known !== undefined) return known
    let minimum = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      minimum = Math.min(minimum, at(i - 2, j - 2) + 1)
    memo.set(key, minimum)
    return minimum
  }
  return at(a.length, b.length)
}

const typosBetween = (typedWord: string, word: string, prefix: boolean): number => {
  const penalty = typedWord[0] === word[0] ? 0 : 1
  if (!prefix) return editDistance(typedWord, word) + penalty
  let minimum = Number.POSITIVE_INFINITY
  for (let length = 1; length <= word.length; length += 1)
    minimum = Math.min(minimum, editDistance(typedWord, word.slice(0, length)))
  return minimum + penalty
}

const allowedTypos = (typedWord: string): number =>
  /^\d+$/.test(typedWord) || typedWord.length < 4 ? 0 : typedWord.length < 8 ? 1 : 2

type Spot = { attribute: string; order: number; at: number; typos: number; exact: boolean; alone: boolean }
/** Typos, missing words, proximity, attribute, inexact words; less is better. */
type Score = [number, number, number, number, number]
const compareScores = (a: Score, b: Score): number => {
  for (const i of [0, 1, 2, 3, 4] as const) if (a[i] !== b[i]) return a[i] - b[i]
  return 0
}

const computeCost = (
  word: string,
  { text, prefix, typed }: TypedWord,
  mayErr: boolean,
): { typos: number; exact: boolean } | null => {
  if (word === text) return { typos: 0, exact: true }
  if (prefix && word.startsWith(text)) return { typos: 0, exact: false }
  const cost = typed ? typosBetween(text, word, prefix) : Number.POSITIVE_INFINITY
  return mayErr && cost <= allowedTypos(text) ? { typos: cost, exact: false } : null
}

const findSpots = (
  record: NaiveRecord,
  { any, next }: QuerySlot,
  request: NaiveRequest,
  settings: NaiveSettings,
): Spot[] => {
  const searched = settings.searchable.filter(
    ([attribute]) => request.attributes.length === 0 || request.attributes.includes(attribute),
  )
  const spots = searched.flatMap(([attribute, rank, typos, ordered]) => {
    const values = valuesOf(record, attribute).map(String)
    const starts = values.map((_, i) =>
      values.slice(0, i).reduce((sum, value) => sum + splitWords(value).length + 8, 0),
    )
    const words = values.flatMap((value, i) =>
      findWordSpots(value).map((spot) => ({ ...spot, at: (starts[i] ?? 0) + spot.at })),
    )
    const isFollowed = (at: number): boolean =>
      next === undefined || words.some((other) => other.at === at + 1 && computeCost(other.word, next, false) !== null)
    return words
      .filter(({ at }) => isFollowed(at))
      .flatMap(({ word, at, alone }) =>
        any.flatMap((typedWord): Spot[] => {
          const cost = computeCost(word, typedWord, typos && request.typos !== 'false')
          return cost ? [{ attribute, order: rank * 1024 + (ordered ? at : 0), at, alone, ...cost }] : []
        }),
      )
  })
  const minimum = Math.min(...spots.map((spot) => spot.typos))
  return spots.filter((spot) => spot.typos === minimum)
}

const scoreReading = (
  record: NaiveRecord,
  { slots, asTyped }: Reading,
  typedCount: number,
  request: NaiveRequest,
  settings: NaiveSettings,
): Score | null => {
  const all = slots.map((slot) => findSpots(record, slot, request, settings))
  if (all.some((spots, i) => spots.length === 0 && !slots[i]?.optional) || all.every((spots) => spots.length === 0))
    return null
  const present = all.filter((spots) => spots.length > 0)
  let proximity = 0
  let attribute = Number.POSITIVE_INFINITY
  for (let i = 1; i < present.length; i += 1) {
    const pairs = (present[i - 1] ?? []).flatMap((a) =>
      (present[i] ?? []).map((b) => ({ far: distanceBetween(a, b), order: Math.min(a.order, b.order) })),
    )
    const nearest = Math.min(...pairs.map((pair) => pair.far))
    proximity += nearest
    attribute = Math.min(attribute, ...pairs.filter((pair) => pair.far === nearest).map((pair) => pair.order))
  }
  if (present.length === 1) attribute = Math.min(...(present[0] ?? []).map((spot) => spot.order))
  const isExact = (spot: Spot): boolean => spot.exact && spot.typos === 0 && (typedCount > 1 || spot.alone)
  const exact = asTyped ? all.filter((spots) => spots.some(isExact)).length : 0
  const typos = present.reduce((sum, spots) => sum + (spots[0]?.typos ?? 0), 0)
  return [typos, all.length - present.length, proximity, attribute, typedCount - exact]
}

const distanceBetween = (a: Spot, b: Spot): number => {
  if (a.attribute !== b.attribute) return 8
  return Math.min(8, b.at > a.at ? b.at - a.at : a.at - b.at + 1)
}

/** The readings of the query itself, then those tried if nothing matches. */
const listAttempts = (request: NaiveRequest, settings: NaiveSettings, vocabulary: Set<string>): Reading[][] => {
  const own = listReadings(request.query, request, settings, vocabulary)
  const slots = own[0]?.slots ?? []
  if (slots.length < 2 || request.fallback === 'none') return [own]
  if (request.fallback === 'allOptional')
    return [own, own.map((one) => ({ ...one, slots: one.slots.map((slot) => ({ ...slot, optional: true })) }))]
  const shorter = slots
    .slice(1)
    .map((_, i) => (request.fallback === 'lastWords' ? slots.slice(0, -(i + 1)) : slots.slice(i + 1)))
  return [
    own,
    ...shorter.map((remaining) => [{ slots: remaining, asTyped: true }, ...listCompounds(remaining, vocabulary)]),
  ]
}

type Scored = { record: NaiveRecord; score: Score }

const matching = (
  records: NaiveRecord[],
  request: NaiveRequest,
  settings: NaiveSettings,
  vocabulary: Set<string>,
): Scored[] => {
  const typedCount = splitWords(request.query).slice(0, 10).length
  if (typedCount === 0) return records.map((record) => ({ record, score: [0, 0, 0, 0, 0] }))
  for (const own of listAttempts(request, settings, vocabulary)) {
    const found = records.flatMap((record): Scored[] => {
      const scores = own.map((reading) => scoreReading(record, reading, typedCount, request, settings))
      const [score] = scores.filter((one) => one !== null).sort(compareScores)
      return score ? [{ record, score }] : []
    })
    if (found.length > 0) return fewestTypos(found, request.typos)
  }
  return []
}

const fewestTypos = (found: Scored[], mode: NaiveRequest['typos']): Scored[] => {
  if (mode !== 'min' && mode !== 'strict') return found
  const counts = [...new Set(found.map(({ score }) => score[0]))].sort((a, b) => a - b)
  const max = (mode === 'strict' ? counts[1] : undefined) ?? counts[0] ?? 0
  return found.filter(({ score }) => score[0] <= max)
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
      const order = compareValues(valuesOf(a, attribute)[0], valuesOf(b, attribute)[0], direction)
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
  const fitting = records.filter((record) =>
    request.clauses.every((clause) => clause.some((term) => matchesTerm(record, term))),
  )
  const scored = matching(fitting, request, settings, listVocabulary(records, settings))
  const byKeys = compareBy(settings.orders[request.index] ?? [])
  const ranked = request.index === settings.primary
  const wishCount = (record: NaiveRecord): number => request.wished.filter((term) => matchesTerm(record, term)).length
  scored.sort((a, b) => {
    if (!ranked) return byKeys(a.record, b.record)
    const [first, last] = [a, b].map(({ record, score }): Score => [score[0], score[1], -wishCount(record), 0, 0])
    return (
      compareScores(first ?? a.score, last ?? b.score) || compareScores(a.score, b.score) || byKeys(a.record, b.record)
    )
  })
  const matched = scored.map(({ record }) => record)
  const from = request.page * request.hitsPerPage
  const answer: NaiveAnswer = {
    ids: matched.slice(from, from + request.hitsPerPage).map((record) => record.objectID),
    nbHits: matched.length,
    facets: {},
    stats: {},
  }
  for (const facet of request.facets) addFacet(answer, matched, facet, request.maxValues)
  return answer
}

const addFacet = (answer: NaiveAnswer, matching: NaiveRecord[], facet: string, max: number): void => {
  const counts = new Map<string, number>()
  const numbers: number[] = []
  for (const record of matching) {
    const values = new Map(valuesOf(record, facet).map((value) => [String(value), value]))
    for (const [text, value] of values) {
      counts.set(text, (counts.get(text) ?? 0) + 1)
      if (typeof value === 'number') numbers.push(value)
    }
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
  const top = [...counts].sort(
    (a, b) => b[1] - a[1] || order(a[0].toLowerCase(), b[0].toLowerCase()) || order(a[0], b[0]),
  )
  if (top.length > 0) answer.facets[facet] = Object.fromEntries(top.slice(0, max))
  if (numbers.length === 0) return
  const sum = numbers.reduce((total, n) => total + n, 0)
  answer.stats[facet] = { min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum }
}
