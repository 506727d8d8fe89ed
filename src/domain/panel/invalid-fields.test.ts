import { expect, test } from 'vitest'
import { inputIdOfPath, listInvalidPaths } from './invalid-fields'

test('[ADM-02] lists the fields of a form with an error, and rows instead of their list', () => {
  expect(
    listInvalidPaths({
      title: { valid: true },
      slug: { valid: false },
      notes: { valid: false },
      'notes.0.text': { valid: false },
      'notes.1.text': {},
    }),
  ).toEqual(['slug', 'notes.0.text'])
  expect(inputIdOfPath('notes.0.text')).toBe('field-notes__0__text')
})
