import { expect, test } from 'vitest'
import { greetingOf } from './greeting'

test.each([
  ['Ada', 'Hello Ada,'],
  [' Ada  Lovelace ', 'Hello Ada,'],
  ['Zoë-Anne O’Brien', 'Hello Zoë-Anne,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
  [undefined, 'Hello,'],
  ['evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['0400', 'Hello,'],
  ['a'.repeat(21), 'Hello,'],
  ['<b>Ada</b>', 'Hello,'],
])('[LEAD-08] an email to %j begins “%s”', (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting)
})
