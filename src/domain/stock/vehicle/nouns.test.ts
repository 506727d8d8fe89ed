import { describe, expect, test } from 'vitest'
import { dealerNounOf, replaceCarNoun, stockNounOf, vehicleNounOf } from './nouns'

describe('nouns', () => {
  test('[TEN-07] one type has its own noun, several have “vehicle”, and none has “car”', () => {
    expect(stockNounOf(['truck'])).toEqual(['truck', 'trucks'])
    expect(stockNounOf(['truck', 'car'])).toEqual(['vehicle', 'vehicles'])
    expect(stockNounOf([])).toEqual(['car', 'cars'])
    expect(stockNounOf(['boat'])).toEqual(['vehicle', 'vehicles'])
    expect(dealerNounOf({ switches: { display: { item_types: ['caravan'] } } })).toEqual(['caravan', 'caravans'])
  })

  test('[TEN-07] a camper trailer is called so, other vehicles by their kind', () => {
    expect(vehicleNounOf({ item_type: 'caravan', simple_body: 'Camper Trailer' })[0]).toBe('camper trailer')
    expect(vehicleNounOf({ item_type: 'caravan', simple_body: 'Pop Top' })[0]).toBe('caravan')
    expect(vehicleNounOf({ item_type: 'truck' })[0]).toBe('truck')
  })

  test('[TEN-07] “car” is replaced as a word, with its capital and its plural', () => {
    const noun = stockNounOf(['motorcycle'])
    expect(replaceCarNoun('Sell your car', noun)).toBe('Sell your motorcycle')
    expect(replaceCarNoun('Cars we want: your Car’s make', noun)).toBe('Motorcycles we want: your Motorcycle’s make')
    expect(replaceCarNoun('A caravan, a carport and scars', noun)).toBe('A caravan, a carport and scars')
  })
})
