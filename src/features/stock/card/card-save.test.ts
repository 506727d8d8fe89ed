import { expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { toStoredVehicle } from './card-save'
import { toCardView } from './card-view'

const record: CardRecord = {
  objectID: 'id-1',
  tenant_id: 't',
  slug: '2021-land-rover-range-rover-evoque-1',
  name: '2021 Land Rover Range Rover Evoque',
  year: 2021,
  make: 'Land Rover',
  model: 'Range Rover Evoque',
  badge: 'S',
  item_type: 'car',
  categories: ['used', 'cars'],
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
  sold: false,
  certified: false,
  preorder: false,
  price: 50_000,
  price_type: 'drive_away',
  image_url: '/car.webp',
  photos_count: 3,
  views: 0,
  show_on_dealer_website: true,
  has_spin: false,
  created_at: 0,
}
const switches = { ...resolveSwitches({}, {}), card: 'classic' as const }

test('[CARD-01] stores the same data from a card as from the vehicle’s page, with make and model separate', () => {
  const view = toCardView(record, switches, new Date())
  expect(toStoredVehicle(view, view.save ?? -1)).toEqual({
    id: 'id-1',
    make: 'Land Rover',
    model: 'Range Rover Evoque',
    slug: '2021-land-rover-range-rover-evoque-1',
    title: '2021 Land Rover Range Rover Evoque S',
    photo: '/car.webp',
  })
})

test('[CARD-01] stores make and model of a vehicle whose model begins with its make', () => {
  const view = toCardView({ ...record, make: 'Polestar', model: 'Polestar 2' }, switches, new Date())
  expect(toStoredVehicle(view, view.save ?? -1)).toMatchObject({
    make: 'Polestar',
    model: 'Polestar 2',
    title: '2021 Polestar 2 S',
  })
})

test('[CARD-06] gives a card without saving no data to save', () => {
  expect('save' in toCardView({ ...record, status: 'sold', sold: true }, switches, new Date())).toBe(false)
  expect('save' in toCardView(record, { ...switches, display: { ...switches.display, save: false } }, new Date())).toBe(
    false,
  )
})

test('[FIN-02] [CARD-04] formats an estimate with the lender’s text, or with the default text if it may be a quote', () => {
  const financed = { ...record, weekly_price: 150, advertised_rate: 8.49, comparison_rate: 9.61 }
  const weekly = (finance: object) =>
    toCardView(financed, { ...switches, finance: { ...switches.finance, ...finance } }, new Date()).weekly?.join(' ')
  const defaultText = 'Est. $150/wk at 8.49% p.a. (9.61% p.a. comparison rate*)'
  expect(weekly({ provider: 'Angle' })).toBe(
    'Est. $150/wk, Indicative APR 8.49% p.a. (9.61% p.a. comparison rate*), $0 final payment',
  )
  expect(weekly({ provider: 'Taurus' })).toBe(defaultText)
  expect(weekly({ provider: 'Angle', quote: true })).toBe(defaultText)
})
