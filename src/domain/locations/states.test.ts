import { describe, expect, it } from 'vitest'
import { resolveZone, states, zoneByState } from './states'

const none = { state: undefined, timezone: undefined }

describe('[STF-03] [LOC-10] the time zone of a location', () => {
  it.each(states)('follows from the state: %s', (state) => {
    expect(resolveZone({ state, timezone: undefined }, none)).toEqual({ timezone: zoneByState[state] })
  })
  it.each([
    ['stays where a change does not name it', none, 'NSW', 'Australia/Broken_Hill', 'Australia/Broken_Hill'],
    ['moves with the state', { state: 'WA', timezone: undefined }, 'VIC', 'Australia/Melbourne', 'Australia/Perth'],
    [
      'moves with the state if the form only repeats the zone from before',
      { state: 'WA', timezone: 'Australia/Melbourne' },
      'VIC',
      'Australia/Melbourne',
      'Australia/Perth',
    ],
    [
      'is the chosen one of a state with several',
      { state: 'WA', timezone: 'Australia/Eucla' },
      'WA',
      'Australia/Perth',
      'Australia/Eucla',
    ],
  ])('%s', (_, next, state, timezone, expected) => {
    expect(resolveZone(next, { state, timezone })).toEqual({ timezone: expected })
  })
  it('follows from the state again when it is emptied', () => {
    const before = { state: 'NSW', timezone: 'Australia/Broken_Hill' }
    expect(resolveZone({ state: undefined, timezone: null }, before)).toEqual({ timezone: 'Australia/Sydney' })
  })
  it('is refused where no place in the state has it', () => {
    expect(resolveZone({ state: 'VIC', timezone: 'Australia/Brisbane' }, none)).toEqual({
      problem: 'VIC isn’t in Brisbane’s time zone. Choose Melbourne.',
    })
  })
})
