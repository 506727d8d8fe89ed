import { expect, test } from 'vitest'
import { kilometresMessage } from './rego'

test('[TRD-02] [LEAD-07] says that kilometres are too high, with the limit', () => {
  expect(kilometresMessage('99,999,999 km')).toBe('That’s too many kilometres. Please enter at most 999,999.')
  expect(kilometresMessage('lots')).toBe('Please enter the kilometres as a number, such as 85,000.')
})
