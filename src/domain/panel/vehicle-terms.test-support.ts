import type { OwnTerm } from './vehicle-terms'

const own: readonly OwnTerm[] = [
  { field: 'model', make: 'Toyota', value: 'Corolla', count: 4 },
  { field: 'model', make: 'Toyota', value: 'corolla', count: 9 },
  { field: 'model', make: 'Toyota', value: 'GR Supra', count: 1 },
  { field: 'model', make: 'Mazda', value: 'CX-5', count: 2 },
  { field: 'simple_fuel', value: 'Diesel', count: 7 },
  { field: 'simple_fuel', value: 'diesel', count: 1 },
  { field: 'simple_fuel', value: 'Steam', count: 1 },
]
/** A dealer of Toyotas with terms of their own in the stock. */
export const toyota = { make: 'Toyota', own }
