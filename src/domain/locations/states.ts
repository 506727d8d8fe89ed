import type { State } from './holidays'

/** Whose clock a state's yards are on; the few places that keep another one are changed at the location. */
export const stateZones: Readonly<Record<State, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** Ranges of postcodes as Australia Post gives them to states, boxes and large receivers included. */
const ranges: Readonly<Record<State, readonly (readonly [number, number])[]>> = {
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

/** Postcodes whose places lie on both sides of a border. */
const border: Readonly<Record<string, readonly State[]>> = {
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

/** The states a postcode may be in, its own first; none where it is no postcode. */
export const statesOf = (postcode: string): readonly State[] => {
  if (!/^\d{4}$/.test(postcode)) return []
  const number = Number(postcode)
  const own = (Object.keys(ranges) as State[]).filter((state) =>
    ranges[state].some(([from, to]) => number >= from && number <= to),
  )
  return [...own, ...(border[postcode] ?? [])]
}

/** What is wrong with a postcode for a state, or undefined: that it is none, or another state's. */
export const postcodeProblem = (postcode: string, state: string): string | undefined => {
  if (!/^\d{4}$/.test(postcode)) return 'Four digits, such as 4006.'
  const states = statesOf(postcode)
  if (states.length === 0) return `${postcode} is no Australian postcode.`
  return states.some((one) => one === state) ? undefined : `${postcode} is in ${states.join(' or ')}, not in ${state}.`
}
