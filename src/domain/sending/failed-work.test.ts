import { expect, test } from 'vitest'
import { isFailedWorkKind, describeMessage } from './failed-work'

test.each([
  ['email', 'ada@example.com', 'Your saved search', 'Email to a…@example.com: Your saved search'],
  ['email', 'ada@example.com', null, 'Email to a…@example.com'],
  ['sms', '+61491570156', null, 'Text to …156'],
])('[OPS-01] masks the recipient of an unsent %s to %s', (channel, to, subject, text) => {
  expect(describeMessage(channel, to, subject)).toBe(text)
})

test('[OPS-01] rejects other kinds', () => {
  for (const kind of ['', 'Job', null, undefined, 'toString']) expect(isFailedWorkKind(kind)).toBe(false)
})
