import type { ItemType } from '../vehicle/vehicle'
import { toKnownText } from './text'

/** “A.W.D.” and “P.U.L.P.” are the abbreviations without their dots. */
const withoutDots = (text: string): string => text.replaceAll(/\b(\p{L})\.(?=\p{L}\b|\s|$)/gu, '$1')

/** Patterns of texts, each with the value that they mean. */
type Rules<V extends string> = readonly (readonly [RegExp, V])[]

/**
 * Returns the value of the first matching rule. The order matters: “plug-in hybrid” also matches hybrid and electric.
 */
const firstMatch = <V extends string>(text: string, rules: Rules<V>): V | undefined => {
  const clean = toKnownText(text)
  if (clean === undefined) return undefined
  const words = withoutDots(clean)
  return rules.find(([pattern]) => pattern.test(words))?.[1]
}

/** A fuel that is burnt, in the words of Australian feeds. */
const BURNT_FUEL = 'petrol|unl(?:e?a?d(?:ed)?)?|premium|gasoline|p?ulp|dies(?:el)?'

/** The fuels by which shoppers filter. A rule below has one of them. */
export const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'LPG', 'Hydrogen'] as const

const fuelRules: Rules<(typeof fuels)[number]> = [
  [/plug.?in|\bp.?he?v\b|range.?extend|\be?rex\b|\berev\b|\bdm.?i\b/iu, 'Plug-in Hybrid'],
  [/hybrid|\bhyb\b|^hy$|\b[fms]?hev\b|e.?power|\b48\s?v(?:olt)?\b|^h$/iu, 'Hybrid'],
  [new RegExp(`(?:${BURNT_FUEL}).{0,30}elec|elec.{0,30}(?:${BURNT_FUEL})`, 'iu'), 'Hybrid'],
  // Before electric: “Fuel Cell Electric”.
  [/hydrogen|fuel.?cell|\bfcev\b/iu, 'Hydrogen'],
  [/\belec|electric|^ele$|\bb?ev\b|zero.?emission|battery|^e$/iu, 'Electric'],
  // Before petrol: “Liquid Petroleum Gas”, and cars that burn both.
  [/lpg|liqu.{0,6}petrol|(?:dual|bi).?fuel|\b[cl]ng\b|natural gas|\bgas\b|auto.?gas/iu, 'LPG'],
  // “CRD”, “CDI”, “TDCi”: the makers' words for common rail injection, which only diesel engines have.
  [/dies|\bt?dsl\b|\bt?d(?:ci|i)\b|\b[cjt]rdi?\b|\b[ch]di\b|\bd-?4d\b|\bt\/?d\b|^d[st]?$|\bb(?:5|20)\b/iu, 'Diesel'],
  [
    /petrol|\bpe?tr?l?\b|leaded|\bunl(?:e?a?d)?\b|premium|ulp|gasoline|flex|ethanol|\be(?:10|85)\b|^p$|^u$|^9[158]$|\b9[158]\s?ron|\bron\s?9[158]|octane/iu,
    'Petrol',
  ],
]

/** Returns `simple_fuel`, one of `fuels`; undefined when unknown. */
export const toSimpleFuel = (text: string): string | undefined => firstMatch(text, fuelRules)

/** The transmissions by which shoppers filter. */
export const transmissions = ['Automatic', 'Manual'] as const

const transmissionRules: Rules<(typeof transmissions)[number]> = [
  [
    /semi|auto|a\/?t\b|sequential|cvt|dct|dsg|pdk|\bsmg\b|\bi.?shift\b|\bedc\b|\bamt\b|tronic|dual.?clutch|powershift|constantly|continuously|reduction|(?:single|\b1)[\s-]?sp(?:eed|d)?\b|fixed.?(?:gear|ratio)|escot|ultra.?shift|opti.?cruise|allison|smoother|duonic|\bm.?drive|direct.?drive|\bdht\b|select.?shift|sport.?shift|multi.?drive|multi.?mode|dualogic|sele.?speed|hydra.?matic|torque.?flite|\be[ac]t\s?\d\b|\btct\b|\be[gt][sg]\d?\b|\bivt\b|\bvariable\b|sports?.?mode|hydrostatic|^zf\s?\d+$|^at?$|^a\d{1,2}$|^\d{1,2}\s?a(?:t|ut)?$|\d\s?sp(?:eed)?\s?a\b/iu,
    'Automatic',
  ],
  [
    /man|m\/t\b|^std$|^standard$|\bstick\b|constant.?mesh|road.?ranger|\bfuller\b|\beaton\b|^mt?$|^m\d$|^\d\s?m(?:t|an)?$|\d\s?sp(?:eed)?\s?m\b/iu,
    'Manual',
  ],
  // After manual, because its maker builds those as well.
  [/\bzf\b/iu, 'Automatic'],
]

/** A motorcycle's “6 speed” is shifted by foot; of a car the number of gears says nothing. */
const motorcycleTransmissionRules: typeof transmissionRules = [
  ...transmissionRules,
  [/\d[\s-]?sp(?:eed|d)?\b/iu, 'Manual'],
]

/** Returns `simple_transmission`: Automatic or Manual. `kind` is the vehicle's, where its feed names one. */
export const toSimpleTransmission = (text: string, kind?: ItemType): string | undefined =>
  firstMatch(text, kind === 'motorcycle' ? motorcycleTransmissionRules : transmissionRules)

/** The drives by which shoppers filter, whatever a feed, a catalogue or a member of staff calls them. */
// prettier-ignore
export const drives = ['FWD', 'RWD', 'AWD', '4WD', '2WD', '6x2', '6x4', '6x6', '8x4', '8x8', 'Chain', 'Belt', 'Shaft'] as const

const driveRules: Rules<(typeof drives)[number]> = [
  // A truck's axles are how its buyers search: the wheels, and those that drive.
  [/\b6\s?(?:[x×]|by)\s?2\b/iu, '6x2'],
  [/\b6\s?(?:[x×]|by)\s?4\b/iu, '6x4'],
  [/\b8\s?(?:[x×]|by)\s?4\b/iu, '8x4'],
  [/\b8\s?(?:[x×]|by)\s?8\b/iu, '8x8'],
  [/\b6\s?(?:[x×]|by)\s?6\b/iu, '6x6'],
  [/super.?select|4\s?wd|4\s?(?:[x×]|by)\s?4|(?:four|4).?wheel/iu, '4WD'],
  [
    /awd|all.?wheel|all.?grip|symmetrical|\bawc\b|quattro|4.?matic|4.?motion|x.?drive|htrac|s.?awc|\be.?four\b|e.?4orce|\ball4\b/iu,
    'AWD',
  ],
  [/fwd|front|^ff?$/iu, 'FWD'],
  [/rwd|rear|^f?r$/iu, 'RWD'],
  [/2\s?wd|4\s?(?:[x×]|by)\s?2|(?:two|2).?wheel/iu, '2WD'],
  // How a motorcycle's engine drives its wheel.
  [/\bchain/iu, 'Chain'],
  [/\bbelt/iu, 'Belt'],
  [/\bshaft|\bcardan/iu, 'Shaft'],
]

/**
 * Returns one of `drives`: FWD, RWD, AWD, 4WD (also for 4x4) or 2WD (also for 4x2), for trucks with more axles 6x2 to
 * 8x8, and for motorcycles Chain, Belt or Shaft.
 */
export const parseDrive = (text: string): string | undefined => firstMatch(text, driveRules)
