import { describe, expect, test } from 'vitest'
import { inputIdOfPath, listInvalidPaths, listLostMessages, listRefusedFields } from './invalid-fields'

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

describe('[ADM-02] messages of a refused save', () => {
  const refusedForm = {
    'address.state': { value: 'VIC', valid: true },
    'address.postcode': { value: '4000', valid: false, errorMessage: '4000 is in QLD, not in VIC.' },
    name: { value: 'Preston', valid: true },
  }
  const refused = listRefusedFields(refusedForm)
  const overtaken = { ...refusedForm, 'address.postcode': { value: '4000', valid: true } }

  test('[ADM-02] one that an older answer takes away is lost', () => {
    expect(listLostMessages(refusedForm, refused)).toEqual([])
    expect(listLostMessages(overtaken, refused)).toEqual(refused)
    expect(listLostMessages({ ...overtaken, name: { value: 'Reservoir', valid: true } }, refused)).toEqual(refused)
  })

  test('[ADM-02] one is not lost but settled once the field or one beside it has another value', () => {
    const { state, postcode } = { state: { value: 'QLD', valid: true }, postcode: { value: '3072', valid: true } }
    expect(listLostMessages({ ...overtaken, 'address.state': state }, refused)).toEqual([])
    expect(listLostMessages({ ...overtaken, 'address.postcode': postcode }, refused)).toEqual([])
    expect(listLostMessages({ name: { value: 'Preston' } }, refused)).toEqual([])
  })
})
