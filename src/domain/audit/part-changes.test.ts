import { expect, test } from 'vitest'
import { listFieldChanges } from './changes'
import { listPartChanges } from './part-changes'

const technical = { name: 'variant', label: 'Technical data' }

test('[ADM-02] changed technical data is listed by property, with both values and their unit', () => {
  const before = { torque: '320 Nm', grossvehiclemass: 2500, lams: false }
  const after = { torque: '320 Nm', grossvehiclemass: 2650, ancaprating: 5, lams: true }
  expect(listPartChanges('variant', technical, before, after)).toEqual([
    {
      field: 'variant.grossvehiclemass',
      label: 'Technical data › Gross vehicle mass',
      before: '2,500 kg',
      after: '2,650 kg',
    },
    { field: 'variant.ancaprating', label: 'Technical data › ANCAP stars', before: '', after: '5' },
    { field: 'variant.lams', label: 'Technical data › LAMS approved', before: 'No', after: 'Yes' },
  ])
  const [removed] = listPartChanges('caravan', { name: 'caravan', label: 'Caravan data' }, { sleeps: 4 }, null)
  expect(removed).toMatchObject({ label: 'Caravan data › Sleeps', before: '4', after: '' })
})

test('[ADM-02] a lender’s example is listed under the lender’s name, with amounts and rates', () => {
  const lenders = { name: 'finance_lenders', label: 'Lenders’ examples' }
  const change = (before: unknown, after: unknown) => listPartChanges('lenders', lenders, before, after)
  expect(change({ taurus: { paymentWeek: 98 } }, { taurus: { paymentWeek: 102, comparisonRate: 8.19 } })).toEqual([
    {
      field: 'finance_lenders.taurus.paymentWeek',
      label: 'Taurus › Lender’s weekly payment',
      before: '$98',
      after: '$102',
    },
    {
      field: 'finance_lenders.taurus.comparisonRate',
      label: 'Taurus › Lender’s comparison rate',
      before: '',
      after: '8.19%',
    },
  ])
  expect(change({}, { taurus: {} })).toEqual([
    { field: 'finance_lenders.taurus', label: 'Lenders’ examples', before: '', after: 'Taurus' },
  ])
})

test('[ADM-02] points of interest are listed by their names, and what changed of each', () => {
  const hotspots = { name: 'hotspots', label: 'Points of interest' }
  const change = (before: unknown, after: unknown) => listPartChanges('hotspots', hotspots, before, after)
  const wheel = { title: 'Wheels', description: '18-inch', positions: { 0: { x: 10, y: 20 } } }
  const tray = { title: 'Tray', description: 'New', positions: {} }
  expect(change(null, { exterior: [wheel, tray] })).toEqual([
    { field: 'hotspots.exterior', label: 'Points of interest outside', before: '', after: 'Wheels, Tray' },
  ])
  const changed = { ...wheel, description: '19-inch', positions: { 0: { x: 11, y: 20 } } }
  expect(change({ interior: [wheel] }, { interior: [changed] })).toEqual([
    {
      field: 'hotspots.interior.0.description',
      label: 'Points of interest inside › Wheels › Text',
      before: '18-inch',
      after: '19-inch',
    },
    { field: 'hotspots.interior.0.positions', label: 'Points of interest inside › Wheels › Place on the photos' },
  ])
})

test('[ADM-02] of a list its removed and added lines are listed, of photos their number', () => {
  const features = { name: 'features', label: 'Features' }
  expect(listPartChanges('lines', features, ['Sunroof', 'Tow bar'], ['Tow bar', 'Bull bar'])).toEqual([
    { field: 'features', label: 'Features', before: 'Sunroof', after: 'Bull bar' },
  ])
  expect(listPartChanges('images', { name: 'images', label: 'Photos' }, [], [{ url: '/a' }])).toEqual([
    { field: 'images', label: 'Photos', before: '0 photos', after: '1 photo' },
  ])
})

test('[ADM-02] nested data names the field where only an order changed, and nothing where nothing did', () => {
  const fields = [{ name: 'features', label: 'Features', detail: 'name', part: 'lines' }] as const
  expect(listFieldChanges(fields, { features: ['a', 'b'] }, { features: ['b', 'a'] })).toEqual([
    { field: 'features', label: 'Features' },
  ])
  const data = [{ ...technical, detail: 'name', part: 'variant' }] as const
  expect(listFieldChanges(data, { variant: { torque: '1', doors: null } }, { variant: { torque: '1' } })).toEqual([])
})
