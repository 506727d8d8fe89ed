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

test('[FIN-02] [CARD-04] names the deposit, final payment and term that a repayment stands for', () => {
  const weekly = (terms: object, provider = 'Taurus') => {
    const financed = { ...record, weekly_price: 150, advertised_rate: 8.49, comparison_rate: 9.61, ...terms }
    return toCardView(financed, { ...switches, finance: { ...switches.finance, provider } }, new Date()).weekly
  }
  const rates = ['Est. $150/wk at 8.49% p.a.', '(9.61% p.a. comparison rate*)']
  expect(weekly({ finance_years: 7 })).toEqual(rates)
  expect(weekly({ finance_deposit: 15_996, finance_final_payment: 12_000, finance_years: 4 })).toEqual([
    ...rates,
    'with a $15,996 deposit and a $12,000 final payment over 4 years',
  ])
  expect(weekly({ finance_deposit: 5000, finance_final_payment: 0, finance_years: 7 }, 'Angle')?.slice(1)).toEqual([
    '(9.61% p.a. comparison rate*), $0 final payment',
    'with a $5,000 deposit over 7 years',
  ])
  // The lender's own text would contradict an example that has a final payment.
  expect(weekly({ finance_final_payment: 9000 }, 'Angle')?.slice(1)).toEqual([
    '(9.61% p.a. comparison rate*)',
    'with a $9,000 final payment',
  ])
})
