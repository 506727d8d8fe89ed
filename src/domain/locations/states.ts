import { cityOf } from '@/src/domain/time/zones'

/** States and territories, as addresses and registrations write them. */
export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof states)[number]

export const isState = (text: string): text is State => (states as readonly string[]).includes(text)

/** Time zone of each state; the few locations with another one set it themselves. */
export const zoneByState: Readonly<Record<State, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** Parts of states whose clocks differ from the rest. */
const otherZones: Readonly<Partial<Record<State, readonly string[]>>> = {
  NSW: ['Australia/Broken_Hill', 'Australia/Lord_Howe'],
  WA: ['Australia/Eucla'],
}

/** The message of a time zone that no place in a state has, such as Brisbane's for Victoria (STF-03). */
export const stateZoneProblem = (timezone: string, state: State): string | undefined => {
  const zones = [zoneByState[state], ...(otherZones[state] ?? [])]
  return zones.includes(timezone)
    ? undefined
    : `${state} isn’t in ${cityOf(timezone)}’s time zone. Choose ${zones.map(cityOf).join(' or ')}.`
}

type PlacedZone = {
  readonly state: string | undefined
  /** Null where it was emptied, undefined where the request does not name it. */
  readonly timezone: string | null | undefined
}

/** The zone before a change, if the location stays in its state; one in another state has another zone. */
const previousZone = (state: State, before: PlacedZone): string | undefined =>
  before.state === undefined || before.state === state ? (before.timezone ?? undefined) : undefined

/**
 * The time zone of a location after a change (STF-03). It follows from the state where none is chosen, and moves along
 * when the state changes and the request only repeats the zone from before; one that no place in the state has is a problem.
 */
export const resolveZone = (
  next: PlacedZone,
  before: PlacedZone,
): { readonly timezone: string | null | undefined } | { readonly problem: string } => {
  const state = next.state ?? before.state ?? ''
  if (!isState(state)) return { timezone: next.timezone }
  const previous = previousZone(state, before)
  const isRepeated = previous === undefined && next.timezone === before.timezone
  if (next.timezone === undefined || isRepeated) return { timezone: previous ?? zoneByState[state] }
  const chosen = next.timezone || zoneByState[state]
  const problem = stateZoneProblem(chosen, state)
  return problem === undefined ? { timezone: chosen } : { problem }
}

/** Australia Post's postcode ranges by state, including post boxes and large volume receivers. */
const postcodeRanges: Readonly<Record<State, readonly (readonly [number, number])[]>> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [[6000, 6999]],
}

/** Postcodes that extend into other states. */
const borderPostcodes: Readonly<Record<string, readonly State[]>> = {
  '0872': ['SA', 'WA'],
  '2406': ['QLD'],
  '2409': ['QLD'],
  '2540': ['ACT'],
  '2611': ['NSW'],
  '2618': ['NSW'],
  '2620': ['ACT'],
  '3585': ['NSW'],
  '3586': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4375': ['NSW'],
  '4377': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4825': ['NT'],
  '5440': ['NSW'],
}

/** Lists the states of a postcode, its main one first; empty if it is not a postcode. */
export const listStatesOf = (postcode: string): readonly State[] => {
  if (!/^\d{4}$/.test(postcode)) return []
  const number = Number(postcode)
  const mainStates = (Object.keys(postcodeRanges) as State[]).filter((state) =>
    postcodeRanges[state].some(([from, to]) => number >= from && number <= to),
  )
  return [...mainStates, ...(borderPostcodes[postcode] ?? [])]
}

/** Says that no state has a postcode of four digits. */
export const unknownPostcodeText = (postcode: string): string =>
  `${postcode} isn’t an Australian postcode. Check the four digits.`

/** Returns the problem of a postcode in a state: not a postcode, or another state's. */
export const statePostcodeProblem = (postcode: string, state: string): string | undefined => {
  if (!/^\d{4}$/.test(postcode)) return 'Enter a 4-digit postcode, such as 4006.'
  const states = listStatesOf(postcode)
  if (states.length === 0) return unknownPostcodeText(postcode)
  return states.some((one) => one === state) ? undefined : `${postcode} is in ${states.join(' or ')}, not in ${state}.`
}
