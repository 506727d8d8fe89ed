import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecord, withoutRefused } from './unsaved'

const stored = {
  name: 'Milton',
  address: { city: 'Milton', postcode: '4064' },
  colours: [
    { id: 'a', name: 'Red', hexCode: '#ff0000' },
    { id: 'b', name: 'Blue', hexCode: '#0000ff' },
  ],
}

test('[ADM-02] a preview shows typed values, with stored values in place of invalid ones', () => {
  const typed = {
    name: 'Toowong',
    address: { city: 'Toowong', postcode: '40' },
    colours: [
      { id: 'b', name: '', hexCode: '#0000ff' },
      { id: 'a', name: 'Scarlet', hexCode: '#ff2400' },
      { id: 'new', name: '', hexCode: '' },
    ],
  }
  const refused = ['address.postcode', 'colours.0.name', 'colours.2.name', 'colours.2.hexCode']
  expect(withoutRefused(typed, stored, refused)).toEqual({
    name: 'Toowong',
    address: { city: 'Toowong', postcode: '4064' },
    colours: [stored.colours[1], { id: 'a', name: 'Scarlet', hexCode: '#ff2400' }],
  })
  expect(withoutRefused(typed, stored, ['colours', 'name'])).toEqual({
    ...typed,
    name: stored.name,
    colours: stored.colours,
  })
  expect(withoutRefused({}, stored, ['name'])).toEqual({ name: 'Milton' })
})

test('[ADM-02] always returns a document to show, whatever is typed and whichever fields are invalid', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.anything()),
      fc.dictionary(fc.string(), fc.anything()),
      fc.array(fc.string()),
      (typed, before, refused) => {
        expect(isRecord(withoutRefused(typed, before, refused))).toBe(true)
      },
    ),
  )
})
