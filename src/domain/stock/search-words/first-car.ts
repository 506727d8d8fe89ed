import { isEconomy } from './filler-words'
import { addValues, type WordsDraft } from './words-draft'
import type { Meaning, Vocabulary } from './vocabulary'

const SMALL = /^(?:small|little|compact|tiny|mini)$/iu
const RUNABOUT = /^(?:runabout|runaround)$/iu
const PLATER = /^plat(?:e|er|ers|es)$/iu
/** “On her green Ps” */
const PLATES = /^(?:green|red) p|^p['’]?s$/iu

type FoundWords = { readonly at: number; readonly length: number; readonly isFirst: boolean }

/** Finds the words that a driver's first car is known by among those that were not read. */
const findWords = ({ rest, lists }: WordsDraft): FoundWords | undefined => {
  const isFirstCar = (raw: string, next: string): boolean =>
    /^first$/iu.test(raw) && (/^(?:cars?|vehicle)$/iu.test(next) || lists.item_type?.includes('car') === true)
  const isPlater = (raw: string, next: string): boolean => /^p$/iu.test(raw) && PLATER.test(next)
  const at = rest.findIndex((raw, index) => {
    const next = rest[index + 1] ?? ''
    return (
      RUNABOUT.test(raw) ||
      SMALL.test(raw) ||
      PLATES.test(raw) ||
      (isEconomy(raw) && lists.fuel === undefined) ||
      isFirstCar(raw, next) ||
      isPlater(raw, next)
    )
  })
  const word = rest[at]
  if (word === undefined) return undefined
  return { at, length: /^p$/iu.test(word) ? 2 : 1, isFirst: !SMALL.test(word) && !isEconomy(word) }
}

const isCarStock = ({ facets }: Vocabulary): boolean =>
  facets['item_type'] === undefined || facets['item_type']['car'] !== undefined

/** True where other words say which vehicle it is. */
const isNamed = ({ lists, ranges }: WordsDraft): boolean =>
  lists.item_type?.includes('car') === false ||
  [lists.body, lists.make_model, lists.seats, lists.doors, ranges.seats].some((chosen) => chosen !== undefined)

const LEARNERS_MOTORCYCLES = { field: 'lams', values: ['true'] } as const

/** Reads “on my red Ps” at a dealer of motorcycles as those that learners may ride. */
const addFirstRide = (draft: WordsDraft, { facets }: Vocabulary): void => {
  const found = facets['lams']?.['true'] ? findWords(draft) : undefined
  if (!found?.isFirst) return
  draft.rest.splice(found.at, found.length)
  addValues(draft.lists, LEARNERS_MOTORCYCLES)
  draft.understood += 1
  draft.certain = true
}

const frugalFuels: readonly string[] = ['Hybrid', 'Plug-in Hybrid', 'Electric']

/** Reads “good on fuel” as hybrids and electric cars where the stock has some; within a budget small cars do too. */
const addFrugalFuel = (draft: WordsDraft, { facets }: Vocabulary): boolean => {
  const values = frugalFuels.filter((fuel) => facets['fuel']?.[fuel])
  if (values.length === 0 || draft.ranges.price || draft.lists.body) return false
  addValues(draft.lists, { field: 'fuel', values })
  return true
}

const MAX_SEATS_OF_SMALL_SUV = 5

/** Reads “small SUV” as one of five seats; the page names “small”, since the stock tells no sizes. */
const addSmallSuv = (draft: WordsDraft, { facets }: Vocabulary): void => {
  const { rest, lists, ranges } = draft
  const isSmall = rest.some((raw) => SMALL.test(raw)) && lists.body?.length === 1 && lists.body[0] === 'SUV'
  if (isSmall && facets['seats'] && !lists.seats && !ranges.seats && !lists.make_model)
    draft.ranges = { ...ranges, seats: { max: MAX_SEATS_OF_SMALL_SUV } }
}

const addSmallCar = (draft: WordsDraft, found: FoundWords, meaning: Meaning, words: Vocabulary): void => {
  const [word = ''] = draft.rest.splice(found.at, found.length)
  if (found.isFirst) draft.sortBy ??= 'price_asc'
  const isFrugal = isEconomy(word) && addFrugalFuel(draft, words)
  if (!isFrugal && (!found.isFirst || !draft.ranges.price)) addValues(draft.lists, meaning)
  draft.understood += 1
  draft.certain = true
}

/**
 * Reads “first car”, “P plater”, “runabout” and “small” as the small cars of the stock, for a first driver the cheapest
 * first, and “good on fuel” as those that need little. Within a budget a first car may have any body. Beside a body, a model or a kind that is no car they stay unread,
 * and the page names them.
 */
export const addFirstCar = (draft: WordsDraft, words: Vocabulary): void => {
  if (!isCarStock(words)) return addFirstRide(draft, words)
  addSmallSuv(draft, words)
  const meaning = words.meanings.get('smallcar')
  if (!meaning || isNamed(draft)) return
  for (let found = findWords(draft); found; found = findWords(draft)) addSmallCar(draft, found, meaning, words)
}
