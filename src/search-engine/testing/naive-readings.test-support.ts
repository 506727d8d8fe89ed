/** The requests of the naive reference, and how it reads their words. Shares no code with the engine. */
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
  /** Words that may be missing. */
  optional: string[]
  /** Terms that rank a record higher. */
  wished: NaiveTerm[]
  fallback: 'none' | 'lastWords' | 'firstWords' | 'allOptional'
  typos: 'true' | 'false' | 'min' | 'strict'
  attributes: string[]
}
export type NaiveSettings = {
  /** Attribute, rank, whether typos count, whether the position counts. */
  searchable: [string, number, boolean, boolean][]
  synonyms: string[][]
  orders: Record<string, [attribute: string, direction: 1 | -1][]>
  primary: string
}

export const valuesOf = (record: NaiveRecord, attribute: string): unknown[] => {
  const value = record[attribute]
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

export const splitWords = (text: string): string[] => {
  const lower = text.toLowerCase().normalize('NFD')
  return lower
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

export type TypedWord = { text: string; prefix: boolean; typed: boolean; from?: string }
/** One slot of the query: alternative words, and whether a record may lack it. */
export type QuerySlot = {
  any: TypedWord[]
  /** The word that has to follow directly. */
  next?: TypedWord
  optional: boolean
}
export type Reading = { slots: QuerySlot[]; asTyped: boolean }
export const listReadings = (
  query: string,
  request: NaiveRequest,
  settings: NaiveSettings,
  vocabulary: Set<string>,
): Reading[] => {
  const typedWords = splitWords(query).slice(0, 10)
  const isOptional = (word: string): boolean => request.optional.flatMap(splitWords).includes(word)
  const phrases = settings.synonyms.flatMap((group) =>
    group.flatMap((from) => group.filter((to) => to !== from).map((to) => [splitWords(from), splitWords(to)] as const)),
  )
  const slots = typedWords.map((text, i): QuerySlot => {
    const others = phrases.filter(([from, to]) => from.join(' ') === text && to.length === 1)
    return {
      any: [
        { text, prefix: i === typedWords.length - 1, typed: true },
        ...others.map(([, to]) => ({ text: to[0] ?? '', prefix: false, typed: false })),
      ],
      optional: isOptional(text),
    }
  })
  const found: Reading[] = typedWords.length > 0 ? [{ slots, asTyped: true }] : []
  const replace = (from: number, to: number, phrase: string[], replacement: string[]): void => {
    const isOther = phrase.join(' ') !== typedWords.slice(from, to).join(' ')
    if (isOther || (phrase.length === 1 && replacement.length === 1)) return
    const optional = typedWords.slice(from, to).every(isOptional)
    const replacementSlots = replacement.map((text): QuerySlot => ({
      any: [{ text, prefix: false, typed: false }],
      optional,
    }))
    found.push({ slots: [...slots.slice(0, from), ...replacementSlots, ...slots.slice(to)], asTyped: false })
  }
  found.push(...listCompounds(slots, vocabulary))
  const compounds = found.length
  for (let from = 0; from < typedWords.length; from += 1)
    for (let to = from + 1; to <= Math.min(typedWords.length, from + 4); to += 1)
      phrases.forEach(([phrase, replacement]) => replace(from, to, phrase, replacement))
  // The engine limits the synonyms alone.
  return found.slice(0, Math.max(compounds, compounds + 5))
}

/** The readings with two words as one, or one as two, if the records have these words. */
export const listCompounds = (slots: QuerySlot[], vocabulary: Set<string>): Reading[] => {
  const has = ({ text, prefix }: TypedWord): boolean =>
    vocabulary.has(text) || (prefix && [...vocabulary].some((word) => word.startsWith(text)))
  const part = (text: string, prefix: boolean, from: string): TypedWord => ({ text, prefix, typed: false, from })
  const found: QuerySlot[][] = []
  slots.forEach((right, i) => {
    const [left, first, second] = [slots[i - 1], slots[i - 1]?.any[0], right.any[0]]
    if (!left || !first || !second) return
    const joined = part(first.text + second.text, second.prefix, `${first.text} ${second.text}`)
    const slot = { any: [joined], optional: left.optional && right.optional }
    if (has(joined)) found.push([...slots.slice(0, i - 1), slot, ...slots.slice(i + 1)])
  })
  slots.forEach((joined, i) => {
    const text = joined.any[0]?.text ?? ''
    const prefix = joined.any[0]?.prefix ?? false
    for (let at = 1; at < text.length && text.length >= 3; at += 1) {
      const first = part(text.slice(0, at), false, text)
      const second = part(text.slice(at), prefix && text.length - at >= 3, text)
      const slot = { any: [first], next: second, optional: joined.optional }
      if (has(first) && has(second)) found.push([...slots.slice(0, i), slot, ...slots.slice(i + 1)])
    }
  })
  return found.slice(0, 12).map((slots) => ({ slots, asTyped: false }))
}

/**
 * The words of a value with their positions. Words joined by punctuation are added as one word at the first position.
 */
export const findWordSpots = (value: string): { word: string; at: number; alone: boolean }[] => {
  const single = splitWords(value)
  const spots = single.map((word, at) => ({ word, at, alone: single.length === 1 }))
  for (const match of value.matchAll(/[\p{L}\p{N}\p{M}]+(?:[-./&'][\p{L}\p{N}\p{M}]+)+/gu)) {
    const parts = splitWords(match[0])
    const at = splitWords(value.slice(0, match.index)).length
    spots.push({ word: parts.join(''), at, alone: parts.length === single.length })
  }
  return spots
}

export const listVocabulary = (records: NaiveRecord[], settings: NaiveSettings): Set<string> =>
  new Set(
    records.flatMap((record) =>
      settings.searchable.flatMap(([attribute]) =>
        valuesOf(record, attribute).flatMap((value) => findWordSpots(String(value)).map(({ word }) => word)),
      ),
    ),
  )

/** The words that a query's words are joined to or split into; `from` are the typed words. */
export const naiveCompoundWords = (query: string, records: NaiveRecord[], settings: NaiveSettings): TypedWord[] => {
  const typedWords = splitWords(query).slice(0, 10)
  const slots = typedWords.map((text, i): QuerySlot => ({
    any: [{ text, prefix: i === typedWords.length - 1, typed: true }],
    optional: false,
  }))
  return listCompounds(slots, listVocabulary(records, settings))
    .flatMap((reading) => reading.slots.flatMap(({ any, next }) => (next ? [...any, next] : any)))
    .filter((word) => word.from !== undefined && !typedWords.includes(word.text))
}
