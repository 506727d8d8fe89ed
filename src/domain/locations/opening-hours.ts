/** Opening hours of a weekday (LOC-10). `open` and `close` are local times, `HH:MM`. */
export type OpeningHours = {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly status: 'Open' | 'Closed'
  readonly open?: string
  readonly close?: string
}

export const departments = ['all', 'sales', 'service', 'parts'] as const
export type Department = (typeof departments)[number]

/** Special hours of one day, `YYYY-MM-DD` at the location, which replace the regular ones (LOC-10). */
export type SpecialHours = {
  readonly date: string
  readonly status: 'Open' | 'Closed'
  /** Local times, `HH:MM`. */
  readonly start_hour?: string
  readonly end_hour?: string
  readonly department: Department
  readonly name?: string
}
