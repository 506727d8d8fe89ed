/** A price change as staff type it, in the panel and in requests (STF-11). Every value is text. */
const emptyFilter = {
  carType: '',
  body: '',
  make: '',
  model: '',
  location: '',
  yearFrom: '',
  yearTo: '',
  daysFrom: '',
  daysTo: '',
  priceFrom: '',
  priceTo: '',
  vehicles: '',
}
export const emptyInput = {
  ...emptyFilter,
  direction: 'down',
  kind: 'percent',
  amount: '',
  rounding: 'dollar',
  floor: '',
  starts: '',
  ends: '',
  tag: '',
  name: '',
  showsBefore: 'no',
}

export type FilterInputName = keyof typeof emptyFilter
export type InputName = keyof typeof emptyInput
export type PriceChangeInput = Readonly<Record<InputName, string>>
export type InputProblems = Readonly<Partial<Record<InputName, string>>>

const inputNames = Object.keys(emptyInput) as readonly InputName[]

/** Returns whether an input chooses the vehicles, and not what happens to them. */
export const isFilterInput = (name: InputName): boolean => Object.hasOwn(emptyFilter, name)

/** Vehicles of one change; more are refused, because all of them change in one transaction. */
export const MAX_CHANGED_VEHICLES = 5000

/** Room for one id more than a change may have, so that too many are refused instead of left out. */
const MAX_VEHICLES_CHARS = 37 * (MAX_CHANGED_VEHICLES + 1) - 1

/** Reads the texts of a request's body; what is no text counts as empty, except for choices with a default. */
export const toInput = (body: Readonly<Record<string, unknown>>): PriceChangeInput => {
  const read = (name: string): string | undefined => {
    const value = body[name]
    if (typeof value === 'number') return String(value)
    return typeof value === 'string' ? value.slice(0, name === 'vehicles' ? MAX_VEHICLES_CHARS : 200) : undefined
  }
  return Object.fromEntries(inputNames.map((name) => [name, read(name) ?? emptyInput[name]])) as PriceChangeInput
}

export type Problems = Partial<Record<InputName, string>>
