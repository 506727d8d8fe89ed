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
