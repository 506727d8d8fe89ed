import { expect, test } from 'vitest'
import { findRefusedPath, formatRefusal, parseRefusal } from './refusal'

test('[ADM-02] the message of a refused save is taken apart into the fields that it names', () => {
  expect(parseRefusal(formatRefusal(['Address: Postcode']))).toEqual({
    intro: 'Not saved. Correct this field:',
    names: ['Address: Postcode'],
  })
  expect(parseRefusal(formatRefusal(['Title', 'Link 4 of menu group 2: Link']))).toEqual({
    intro: 'Not saved. Correct these fields (2):',
    names: ['Title', 'Link 4 of menu group 2: Link'],
  })
  for (const other of ['', 'Not saved.', 'Something went wrong: try again']) expect(parseRefusal(other)).toBeUndefined()
})

test('[ADM-02] each name leads to its field, also from an input inside it', () => {
  const fields = [
    { path: 'opening_hours', name: 'Opening hours' },
    { path: 'title', name: 'Title' },
    { path: 'hook', name: '' },
  ]
  expect(findRefusedPath('Title', fields)).toBe('title')
  expect(findRefusedPath('Opening hours: Saturday', fields)).toBe('opening_hours')
  expect(findRefusedPath('Opening hours of Easter', fields)).toBeUndefined()
})
