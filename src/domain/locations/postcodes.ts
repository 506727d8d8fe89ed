import type { State } from './states'

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

/** The message of a shopper's form at an input that has no postcode (INP-01). */
export const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'

/** Returns the error of a postcode, which is required and has exactly four digits; undefined if it is valid. */
export const postcodeProblem = (text: string): string | undefined =>
  /^\d{4}$/u.test(text.trim()) ? undefined : POSTCODE_MESSAGE

/** Returns the error of a postcode that a form stores: like `postcodeProblem`, and a state must have it. */
export const knownPostcodeProblem = (text: string): string | undefined =>
  postcodeProblem(text) ?? (listStatesOf(text.trim()).length > 0 ? undefined : unknownPostcodeText(text.trim()))
