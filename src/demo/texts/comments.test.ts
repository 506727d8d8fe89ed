import { expect, test } from 'vitest'
import { createRandom } from '@/src/domain/random'
import { createDealerComments, fillTemplate } from './comments'

const facts = { year: '2024', make: 'Make', model: 'Model', badge: 'Badge', colour: 'Blue', km: '12,000' }

type Demo = Parameters<typeof createDealerComments>[1]

/** Every text that a vehicle of this kind can get. */
const allTexts = (vehicle: Demo): string =>
  Array.from({ length: 300 }, (_, seed) => createDealerComments(createRandom(String(seed)), vehicle, facts)).join('\n')

test.each<readonly [string, Demo, RegExp]>([
  ['a coupe', { item_type: 'car', car_type: 'used', body: 'Coupe' }, /pram|weekly shop|child seat|\btow\b/i],
  ['a hatchback', { item_type: 'car', car_type: 'used', body: 'Hatchback' }, /load plan|\btow\b|tools|caravan/i],
  ['a ute', { item_type: 'car', car_type: 'used', body: 'Ute' }, /pram|child seat|luggage/i],
  ['a new car', { item_type: 'car', car_type: 'new', body: 'SUV' }, /owner (?:with|who)|stone chip|workshop|history/i],
  [
    'a new caravan',
    { item_type: 'caravan', car_type: 'new', body: 'Caravan' },
    /overnight|slept|drive|kilomet|owner with/i,
  ],
  [
    'a used caravan',
    { item_type: 'caravan', car_type: 'used', body: 'Caravan' },
    /\bdrive\b|kilomet|two keys|driveway/i,
  ],
  ['a motorcycle', { item_type: 'motorcycle', car_type: 'used', body: 'Naked' }, /pram|back seat|boot|tow\b/i],
  [
    'a new motorcycle',
    { item_type: 'motorcycle', car_type: 'new', body: 'Sport' },
    /plenty left|stone chip|\bdrive|\bdash\b|history/i,
  ],
  ['a used motorcycle', { item_type: 'motorcycle', car_type: 'used', body: 'Sport' }, /\bdrives?\b|climb|boot/i],
  ['a new coupe', { item_type: 'car', car_type: 'new', body: 'Coupe' }, /garaged|stone chip|history/i],
  ['a tipper', { item_type: 'truck', car_type: 'used', body: 'Tipper' }, /pram|beach|garaged|dock|tray|rails/i],
  ['a tray', { item_type: 'truck', car_type: 'used', body: 'Tray' }, /hoist|dry inside|dock/i],
  ['a pantech', { item_type: 'truck', car_type: 'new', body: 'Pantech' }, /hoist|drop sides|tray/i],
  ['a cab chassis', { item_type: 'truck', car_type: 'used', body: 'Cab Chassis' }, /hoist|drop sides|dock|load plan/i],
])('[STK-01] the comments of %s say nothing that does not fit it', (_, vehicle, misfits) => {
  const texts = allTexts(vehicle)
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts).not.toMatch(misfits)
  expect(texts).not.toMatch(/[{}]/)
})

test.each([
  ['i30', 'An i30 Badge with an i30.'],
  ['MX-5', 'An MX-5 Badge with an MX-5.'],
  ['HiLux', 'A HiLux Badge with a HiLux.'],
])('[STK-01] the article before %s follows its sound', (model, expected) => {
  expect(fillTemplate('A {model} {badge} with a {model}.', { ...facts, model })).toBe(expected)
})
