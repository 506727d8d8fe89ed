import { describe, expect, test } from 'vitest'
import {
  inputIdOfPath,
  listInvalidPaths,
  listRefusedFields,
  withOneCount,
  withoutOldMessages,
  withRefusedMessages,
} from './invalid-fields'

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
  /** An answer that knows nothing of the save. */
  const answer = Object.fromEntries(Object.keys(refusedForm).map((path) => [path, { valid: true }]))
  const refusedPaths = (form: Parameters<typeof withRefusedMessages>[1]) =>
    listInvalidPaths(withRefusedMessages(answer, form, refused))

  test('[ADM-02] an answer about the same values has them', () => {
    expect(withRefusedMessages(answer, refusedForm, refused)).toEqual({
      ...answer,
      'address.postcode': { valid: false, errorMessage: '4000 is in QLD, not in VIC.' },
    })
    expect(refusedPaths({ ...refusedForm, name: { value: 'Reservoir' } })).toEqual(['address.postcode'])
  })

  test('[ADM-02] an answer does not have one of a field that has, or is beside, another value', () => {
    expect(refusedPaths({ ...refusedForm, 'address.state': { value: 'QLD' } })).toEqual([])
    expect(refusedPaths({ ...refusedForm, 'address.postcode': { value: '3072' } })).toEqual([])
  })

  test('[ADM-02] a field outside a group is alone with its value', () => {
    const alone = { slug: { value: 'preston', valid: false, errorMessage: 'Taken.' }, name: { value: 'Preston' } }
    const changed = { ...alone, name: { value: 'Reservoir' } }
    expect(listInvalidPaths(withRefusedMessages({ slug: {} }, changed, listRefusedFields(alone)))).toEqual(['slug'])
  })

  test('[ADM-02] an answer keeps what it says itself, and gets no field that it does not have', () => {
    const own = { 'address.postcode': { valid: false, errorMessage: 'Enter a 4-digit postcode.' } }
    expect(withRefusedMessages(own, refusedForm, refused)).toEqual(own)
    expect(withRefusedMessages({}, refusedForm, refused)).toEqual({})
  })
})

test('[ADM-02] each mistake counts once, in its list and in its tab', () => {
  const answer = withOneCount({
    title: { valid: false },
    notes: { valid: false, errorPaths: ['notes.0.text', 'notes.1.text'] },
    'notes.0.text': { valid: false, errorPaths: ['notes.0.text'] },
    'notes.1.text': { valid: true },
    // A hook refused it; the server's answer about the form does not know.
    address: { valid: true },
    'address.postcode': { valid: false },
    // A list with too many rows is a mistake of its own, beside those of its rows.
    hours: { valid: false, errorMessage: 'Too many.', errorPaths: ['hours'] },
    'hours.0.from': { valid: false },
  })
  const invalid = Object.entries(answer).filter(([, { valid }]) => valid === false)
  expect(invalid.map(([path]) => path)).toEqual(['title', 'notes.0.text', 'address.postcode', 'hours', 'hours.0.from'])
  expect(answer.notes.errorPaths).toEqual(['notes.0.text'])
  expect(answer.address).toEqual({ valid: true, errorPaths: ['address.postcode'] })
  expect(answer.hours.errorPaths).toEqual(['hours', 'hours.0.from'])
})

describe('[ADM-02] [ADM-05] a slow answer about a form', () => {
  const sent = { 'address.state': { value: 'VIC' }, 'address.postcode': { value: '4000' }, name: { value: '' } }
  const answer = {
    'address.state': { valid: true },
    'address.postcode': { valid: false, errorMessage: '4000 is in QLD, not in VIC.' },
    name: { valid: false, errorMessage: 'This field is required.' },
  }

  test('does not mark a field that staff have corrected since the form was sent', () => {
    const current = { ...sent, 'address.postcode': { value: '3072', valid: true } }
    expect(listInvalidPaths(withoutOldMessages(answer, sent, current))).toEqual(['name'])
    // Nor if they have corrected the state beside it.
    const moved = { ...sent, 'address.state': { value: 'QLD', valid: true } }
    expect(listInvalidPaths(withoutOldMessages(answer, sent, moved))).toEqual(['name'])
  })

  test('leaves a field that is wrong now as it is, and marks those that have not changed', () => {
    const own = { value: 'x', valid: false, errorMessage: 'Enter a 4-digit postcode.' }
    const current = { ...sent, 'address.postcode': own }
    expect(withoutOldMessages(answer, sent, current)['address.postcode']).toMatchObject({
      valid: false,
      errorMessage: 'Enter a 4-digit postcode.',
    })
    expect(withoutOldMessages(answer, sent, sent)).toEqual(answer)
  })
})
