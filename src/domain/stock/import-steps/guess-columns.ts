import { itemTypes } from '../fields/choices'
import { isKnownBody } from '../normalize/body'
import { isKnownMake } from '../normalize/makes'
import { isVin } from '@/src/domain/stock/normalize/plate-and-vin'
import { toKnownText, toMatchKey } from '../normalize/text'
import { feedFieldNames, feedFieldTransforms, fieldLabelOf, type FeedField } from '../feed/fields'
import { columnNamesOf, type Mapping, type MappingColumn } from '../feed/mapping'
import { readCell } from '../feed/transforms'
import { entriesOf, toChoice } from './column-fields'
import { findFieldsByHeading } from './heading-words'

/** A column of a file with values of its first rows, blanks left out. */
export type ColumnSample = { readonly name: string; readonly values: readonly string[] }

/** How certain a guess is: `check` asks staff to look at it; `unused` found no field. */
export type Confidence = 'saved' | 'sure' | 'likely' | 'check' | 'unused'

export type GuessedColumn = {
  readonly field?: FeedField
  readonly confidence: Confidence
  /** Why, for staff. */
  readonly reason: string
}

type Candidate = GuessedColumn & { readonly column: number; readonly field: FeedField; readonly score: number }

/** Fields whose values say nothing about the field: any text can be one. */
const isAnyText = (field: FeedField): boolean =>
  ['text', 'long_text', 'list', 'colour', 'plate', 'slug', 'city', 'comma_list'].includes(feedFieldTransforms[field])

const isRead = (field: FeedField, text: string): boolean => {
  const { value, problem, unread } = readCell(feedFieldTransforms[field], text)
  // “POA” is a price too.
  const hasMeaning = value !== undefined || feedFieldTransforms[field] === 'money'
  return hasMeaning && problem === undefined && unread === undefined
}

const shareOf = (values: readonly string[], test: (text: string) => boolean): number => {
  const known = values.filter((text) => toKnownText(text) !== undefined)
  return known.length === 0 ? 1 : known.filter(test).length / known.length
}

const isPlainNumber = (text: string): boolean => /^\s*\$?[\d,.\s]+\s*$/u.test(text)

/** The share of the values that fit a field; a field of any text fits all of them but numbers. */
const fitOf = (field: FeedField, values: readonly string[]): number => {
  if (field === 'vin') return shareOf(values, (text) => isVin(text.trim().toUpperCase(), 2000))
  if (field === 'make') return Math.max(0.8, shareOf(values, isKnownMake))
  if (field === 'colour') return shareOf(values, (text) => !isPlainNumber(text))
  return isAnyText(field) ? 1 : shareOf(values, (text) => isRead(field, text))
}

/** The share of values that must fit a heading, or a second meaning of a column. */
const MIN_FIT = 0.8

const describe = (isExact: boolean, field: FeedField, fit: number, hasValues: boolean): GuessedColumn => {
  const label = fieldLabelOf(field)
  if (!hasValues)
    return {
      field,
      confidence: isExact ? 'likely' : 'check',
      reason: 'The heading fits. The column is empty in the first rows.',
    }
  if (fit < MIN_FIT) {
    return {
      field,
      confidence: 'check',
      reason: `The heading fits, but only ${Math.round(fit * 100)}% of the values fit “${label}”.`,
    }
  }
  if (field === 'price_cents')
    return { field, confidence: 'check', reason: 'The heading doesn’t say what the price includes. Choose it below.' }
  const proves = field === 'make' || !isAnyText(field)
  if (isExact || proves)
    return { field, confidence: 'sure', reason: proves ? 'The heading and the values fit.' : 'The heading fits.' }
  return { field, confidence: 'likely', reason: 'The heading fits. Any text can be such a value, so have a look.' }
}

const indexKnownHeadings = (builtIn: readonly Mapping[]): ReadonlyMap<string, FeedField> => {
  const found = new Map<string, FeedField>()
  for (const field of feedFieldNames) {
    found.set(toMatchKey(field), toChoice(field))
    const label = toMatchKey(fieldLabelOf(field))
    if (!found.has(label)) found.set(label, toChoice(field))
  }
  for (const column of builtIn.flatMap((one) => one.columns)) {
    for (const name of columnNamesOf(column)) {
      // A built-in mapping may read a plain “Price” as the price that promises least; here staff choose.
      const isPlain = column.field === 'egc_price_cents' && findFieldsByHeading(name)[0] === 'price_cents'
      const field = isPlain ? 'price_cents' : toChoice(column.field)
      if (column.transform === undefined && !found.has(toMatchKey(name))) found.set(toMatchKey(name), field)
    }
  }
  return found
}

/** Fields that are recognized by their values alone, under any heading. */
const valueTests: readonly (readonly [FeedField, (text: string) => boolean])[] = [
  ['vin', (text) => isVin(text.trim().toUpperCase(), 2000)],
  ['images', (text) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)/iu.test(text.trim())],
  ['make', isKnownMake],
  ['year', (text) => /^(?:19[6-9]\d|20[0-4]\d)$/u.test(text.trim())],
  ['simple_fuel', (text) => isRead('simple_fuel', text)],
  ['simple_transmission', (text) => isRead('simple_transmission', text)],
  ['drive', (text) => isRead('drive', text)],
  ['simple_body', (text) => itemTypes.some((kind) => isKnownBody(text, kind))],
  ['car_type', (text) => isRead('car_type', text)],
  ['km', (text) => /^[\d,]+\s*k(?:ms?|ilomet)/iu.test(text.trim())],
]

const guessByValues = (values: readonly string[]): FeedField | undefined =>
  values.length === 0 ? undefined : valueTests.find(([, test]) => shareOf(values, test) >= 0.9)?.[0]

const isDriveAway = (text: string): boolean => /drive.?away|\bd\/?a\b|\bdap\b/iu.test(text)

/** A price whose values say “drive away” is one, whatever its heading is. */
const refinePrice = (field: FeedField, values: readonly string[]): FeedField =>
  (field === 'egc_price_cents' || field === 'price_cents') && values.length > 0 && shareOf(values, isDriveAway) >= 0.5
    ? 'dap_price_cents'
    : field

/** “Class” can be the condition or the kind of vehicle: the first field that the values fit, else the first. */
const chooseByValues = (fields: readonly FeedField[], values: readonly string[]): FeedField | undefined =>
  fields.find((field) => fitOf(field, values) >= MIN_FIT) ?? fields[0]

const listCandidates = (
  { name, values }: ColumnSample,
  column: number,
  known: ReadonlyMap<string, FeedField>,
): readonly Candidate[] => {
  const exact = known.get(toMatchKey(name))
  const byHeading = exact ?? chooseByValues(findFieldsByHeading(name), values)
  const byValues = guessByValues(values)
  const found: Candidate[] = []
  if (byHeading !== undefined) {
    const field = refinePrice(byHeading, values)
    const fit = fitOf(field, values)
    const base = exact === undefined ? 1 : 2
    if (fit > 0.2)
      found.push({ ...describe(exact !== undefined, field, fit, values.length > 0), field, column, score: base + fit })
  }
  if (byValues !== undefined) {
    const isCertain = byValues === 'vin' || byValues === 'images'
    const reason = `The heading says nothing, but the values look like “${fieldLabelOf(byValues)}”.`
    found.push({
      field: byValues,
      confidence: isCertain ? 'likely' : 'check',
      reason,
      column,
      score: isCertain ? 0.9 : 0.5,
    })
  }
  return found
}

/**
 * Settles what a plain “Price” is beside other columns of the price: sure beside a column for the price type, not used
 * beside the price excluding charges, and that price beside the one that includes them.
 */
const settlePlainPrice = (guesses: readonly GuessedColumn[]): readonly GuessedColumn[] => {
  const has = (field: FeedField): boolean => guesses.some((one) => one.field === field)
  return guesses.map((guess): GuessedColumn => {
    if (guess.field !== 'price_cents') return guess
    if (has('price_type'))
      return { ...guess, confidence: 'sure', reason: 'Another column says what the price includes.' }
    if (has('egc_price_cents')) return { confidence: 'unused', reason: 'Another column says what its price includes.' }
    return has('dap_price_cents')
      ? { field: 'egc_price_cents', confidence: 'check', reason: 'Another column is the drive-away price.' }
      : guess
  })
}

const UNUSED: GuessedColumn = { confidence: 'unused', reason: 'We don’t know this heading.' }

/**
 * Guesses which field each column fills, from its heading and its values; each field once. Headings that a built-in
 * mapping lists come before words of headings, and those before values alone.
 */
export const guessColumns = (
  columns: readonly ColumnSample[],
  builtIn: readonly Mapping[],
): readonly GuessedColumn[] => {
  const known = indexKnownHeadings(builtIn)
  const candidates = columns
    .flatMap((sample, index) => listCandidates(sample, index, known))
    .sort((a, b) => b.score - a.score)
  const guessed = new Map<number, GuessedColumn>()
  const filled = new Set<FeedField>()
  for (const { column, score: _, ...guess } of candidates) {
    if (guessed.has(column) || filled.has(guess.field)) continue
    guessed.set(column, guess)
    filled.add(guess.field)
  }
  return settlePlainPrice(columns.map((_, index) => guessed.get(index) ?? UNUSED))
}

/** A column such as “New In Stock” says both whether a vehicle is new and whether it is for sale. */
const addSecondMeaning = (
  entries: readonly MappingColumn[],
  columns: readonly ColumnSample[],
): readonly MappingColumn[] => {
  const pairs = [
    ['car_type', 'status'],
    ['status', 'car_type'],
  ] as const
  return pairs.flatMap(([from, to]) => {
    const source = entries.find(({ field }) => field === from)
    const values = columns.find(({ name }) => name === source?.column)?.values ?? []
    const fits = values.length > 0 && shareOf(values, (text) => isRead(to, text)) >= MIN_FIT
    if (source === undefined || entries.some(({ field }) => field === to) || !fits) return []
    return entriesOf(String(source.column), to, (field) => entries.some((one) => one.field === field))
  })
}

/** Builds the mapping's columns from the guesses. */
export const toMappingColumns = (
  columns: readonly ColumnSample[],
  guesses: readonly GuessedColumn[],
): readonly MappingColumn[] => {
  const filled = new Set(guesses.map(({ field }) => field))
  const entries = columns.flatMap(({ name }, index) => {
    const field = guesses[index]?.field
    return field === undefined ? [] : entriesOf(name, field, (one) => filled.has(one))
  })
  return [...entries, ...addSecondMeaning(entries, columns)]
}
