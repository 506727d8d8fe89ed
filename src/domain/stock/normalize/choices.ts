import type { CarType, ItemType, PriceType, VehicleStatus } from '../vehicle/vehicle'
import { toMatchKey } from './text'

/** Parsers of the closed lists, with the terms feeds use for each value; undefined for any other term. */

type Terms = readonly string[]

const createChoiceParser =
  <T extends string>(terms: Readonly<Record<T, Terms>>) =>
  (text: string): T | undefined => {
    const key = toMatchKey(text)
    return (Object.keys(terms) as T[]).find((value) => [value, ...terms[value]].some((one) => toMatchKey(one) === key))
  }

type Rules<T> = readonly (readonly [RegExp, T])[]

/** Adds patterns for descriptions that contain a term, such as “Dealer Used”. The first that matches wins. */
const withRules =
  <T extends string>(parse: (text: string) => T | undefined, rules: Rules<T>) =>
  (text: string): T | undefined =>
    parse(text) ?? rules.find(([pattern]) => pattern.test(text))?.[1]

const parseExactCarType = createChoiceParser<CarType>({
  new: ['n'],
  demo: ['d', 'near new'],
  used: ['u'],
})

/** “New and used” says nothing about one vehicle. */
const SEVERAL_CONDITIONS = /\bnew\b.*(?:\bor\b|\band\b|[/&|]).*\bused\b|\bused\b.*(?:\bor\b|\band\b|[/&|]).*\bnew\b/iu

/** Returns the condition; a vehicle that is not certainly new is never called new. */
export const parseCarType = (text: string): CarType | undefined =>
  SEVERAL_CONDITIONS.test(text) ? undefined : parseCarTypeTerm(text)

const parseCarTypeTerm = withRules(parseExactCarType, [
  [/\bdemo/iu, 'demo'],
  [
    /\bused\b|pre.?(?:owned|loved)|(?:second|2nd).?hand|\bs\/h\b|\bcpo\b|certified|approved|\bex\b|\bex.(?:fleet|gov|rental|hire|lease|loan)|trade.?in|(?:courtesy|loan|hire|service).?(?:car|vehicle|loan)|\bas.?new|nearly.?new|like.?new/iu,
    'used',
  ],
  [/\bnew\b|run.?out|plate.?clearance|factory.?order/iu, 'new'],
])

const parseExactStatus = createChoiceParser<VehicleStatus>({
  in_stock: ['instock'],
  coming_soon: ['coming soon'],
  sold: ['sold'],
  others: ['other'],
})

export const parseStatus = withRules(parseExactStatus, [
  [/\bsold\b|delivered|\bretailed\b/iu, 'sold'],
  [
    /not\b.*(?:sale|available)|unavailable|withdrawn|in.?active|archived|deleted|removed|expired|off.?market/iu,
    'others',
  ],
  [
    /transit|\bon order|\bordered|incoming|arriv|coming|pre.?order|in production|build slot|shipping|\bdue\b/iu,
    'coming_soon',
  ],
  [
    /available|\bfor sale|in.?stock|\bstock\b|active|current|\blive\b|advertised|on hand|\bdisplay|\blisted|published|reserved|under (?:offer|contract)|\bhold\b|deposit|pending|^ready|on yard|^retail|^online/iu,
    'in_stock',
  ],
])

const parseExactItemType = createChoiceParser<ItemType>({
  car: ['cars', 'ute', 'van'],
  motorcycle: ['motorcycles'],
  truck: ['trucks'],
  caravan: ['caravans', 'rv'],
})

export const parseItemType = withRules(parseExactItemType, [
  [/motor.?(?:cycle|bike)|\bm\/?c(?:ycles?)?\b|scooter|\bbikes?\b|\bquad\b|\batv\b/iu, 'motorcycle'],
  [/caravan|camper|motor.?home|pop.?top|\brvs?\b|leisure/iu, 'caravan'],
  [/truck|heavy|\b[hm]cv\b|prime.?mover|\bbus(?:es)?\b|tipper|coach/iu, 'truck'],
  [
    /\bcars?\b|\bpass(?:enger)?\b|\bl\/?cv\b|\bcomm?\b|people.?mover|\bsuvs?\b|commercial|\butes?\b|\bvans?\b|4.?[wx].?[d4]\b|vehicle|sedan|hatch|wagon/iu,
    'car',
  ],
])

const parseExactPriceType = createChoiceParser<PriceType>({ drive_away: ['da'], excl_govt: ['egc'] })

export const parsePriceType = withRules(parseExactPriceType, [
  [/\binc(?:l(?:\.|uding|usive of)?|\.)?\s*(?:orc|on.?road|gov)/iu, 'drive_away'],
  [/excl|\bex\.? gov|before on.?road|plus\b|\borc\b|\+\s*(?:orc|on|gov)|\begc\b/iu, 'excl_govt'],
  [/drive.?away|\bd\.?a\.?p\b|\bd[/.]?a\b|incl|\binc\.? gov|on.?road/iu, 'drive_away'],
])

/** Feeds without a column for reservations use these statuses instead. */
export const parseReservedStatus = (text: string): true | undefined =>
  /reserved|under offer|\bhold\b|deposit|pending/iu.test(text) ? true : undefined

export const parseYesNo = (text: string): boolean | undefined => {
  const key = toMatchKey(text)
  if (['yes', 'y', 'true', 't', '1', 'x', 'on'].includes(key)) return true
  if (['no', 'n', 'false', 'f', '0', 'off', ''].includes(key)) return false
  return undefined
}
