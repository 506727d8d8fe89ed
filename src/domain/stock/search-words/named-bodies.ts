import { makeOfPair, modelOfPair } from '../search-url/make-of-pair'
import type { SearchState } from '../search-url/state'
import { canHaveBody } from './model-bodies'
import type { Phrase } from './phrases'
import { keyOf } from './tokens'
import type { Meaning, Vocabulary } from './vocabulary'
import { addValues, type WordsDraft } from './words-draft'

/** Where several makes have a model of this name, keeps those of a named make. */
export const resolveModels = (lists: WordsDraft['lists']): SearchState['lists'] => {
  const { make: makes = [], make_model: pairs = [] } = lists
  const isOfNamedMake = (pair: string): boolean => makes.includes(makeOfPair(pair) ?? '')
  const namesOfMakes = new Set(pairs.filter(isOfNamedMake).map((pair) => keyOf(modelOfPair(pair))))
  const remaining = pairs.filter((pair) => isOfNamedMake(pair) || !namesOfMakes.has(keyOf(modelOfPair(pair))))
  return remaining.length === 0 ? lists : { ...lists, make_model: remaining }
}

/** Notes a body with its words. One that is not in stock is never a grade: those are in the stock's text. */
export const addBody = (draft: WordsDraft, found: Phrase, words: string, { facets }: Vocabulary): void => {
  const isInStock = 'meaning' in found && found.meaning.values.some((value) => facets.body?.[value])
  if (isInStock && 'meaning' in found && found.meaning.field === 'body')
    draft.bodies.push({ meaning: found.meaning, words })
}

/** Leaves the bodies as text that a named model or make can't have: the “Touring” of a Mazda is a grade. */
export const dropForeignBodies = (draft: WordsDraft, { modelBodies }: Vocabulary): void => {
  const { make: makes = [], make_model: pairs = [] } = resolveModels(draft.lists)
  const isForeign = ({ values }: Meaning): boolean =>
    !values.some((body) => canHaveBody(modelBodies, { makes, pairs }, body))
  const foreign = draft.bodies.filter(({ meaning }) => isForeign(meaning))
  if (foreign.length === 0) return
  draft.lists.body = (draft.lists.body ?? []).filter(
    (body) => !foreign.some(({ meaning }) => meaning.values.includes(body)),
  )
  if (draft.lists.body.length === 0) delete draft.lists.body
  draft.understood -= foreign.length
  draft.rest.push(...foreign.map(({ words }) => words))
}

const FOUR_WHEEL_DRIVE_WAGON = /^(?:4wd|four wheel drive) wagons?$/iu

/** The trade calls many SUVs a “4wd wagon”: the words name a drive too, and wagons where there are any. */
export const widenWagon = ({ lists, bodies }: WordsDraft, { meanings, facets }: Vocabulary): void => {
  if (!bodies.some(({ words }) => FOUR_WHEEL_DRIVE_WAGON.test(words))) return
  if (facets.body?.['Wagon']) addValues(lists, { field: 'body', values: ['Wagon'] })
  const drive = meanings.get('4wd')
  if (drive) addValues(lists, drive)
}
