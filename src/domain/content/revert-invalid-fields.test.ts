import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecord, revertInvalidFields } from './revert-invalid-fields'

const stored = {
  name: 'Milton',
  address: { city: 'Milton', postcode: '4064' },
  colours: [
    { id: 'a', name: 'Red', hexCode: '#ff0000' },
    { id: 'b', name: 'Blue', hexCode: '#0000ff' },
  ],
}

test('[ADM-02] a preview shows typed values, with stored values in place of invalid ones', () => {
  const typedDocument = {
    name: 'Toowong',
    address: { city: 'Toowong', postcode: '40' },
    colours: [
      { id: 'b', name: '', hexCode: '#0000ff' },
      { id: 'a', name: 'Scarlet', hexCode: '#ff2400' },
      { id: 'new', name: '', hexCode: '' },
    ],
  }
  const invalid = ['address.postcode', 'colours.0.name', 'colours.2.name', 'colours.2.hexCode']
  expect(revertInvalidFields(typedDocument, stored, invalid)).toEqual({
    name: 'Toowong',
    address: { city: 'Toowong', postcode: '4064' },
    colours: [stored.colours[1], { id: 'a', name: 'Scarlet', hexCode: '#ff2400' }],
  })
  expect(revertInvalidFields(typedDocument, stored, ['colours', 'name'])).toEqual({
    ...typedDocument,
    name: stored.name,
    colours: stored.colours,
  })
  expect(revertInvalidFields({}, stored, ['name'])).toEqual({ name: 'Milton' })
})

test('[ADM-02] always returns a document to show, whatever is typed and whichever fields are invalid', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.anything()),
      fc.dictionary(fc.string(), fc.anything()),
      fc.array(fc.string()),
      (typedDocument, before, invalid) => {
        expect(isRecord(revertInvalidFields(typedDocument, before, invalid))).toBe(true)
      },
    ),
  )
})
