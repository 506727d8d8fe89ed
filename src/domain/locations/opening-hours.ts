/** Opening hours of a weekday (LOC-10). `open` and `close` are local times, `HH:MM`. */
export type OpeningHours = {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly status: 'Open' | 'Closed'
  readonly open?: string
  readonly close?: string
}

export const departmentLabels = { all: 'All', sales: 'Sales', service: 'Service', parts: 'Parts' } as const
export type Department = keyof typeof departmentLabels
export const departments = Object.keys(departmentLabels) as readonly Department[]

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
