import { describe, expect, it } from 'vitest'
import type { CardRecord } from '@/src/domain/stock/card'
import { cardButtonHref } from './card-button-href'
import { cardButtons, cardFacts, cardPlace, cardSubtitle, cardTitle } from './card-facts'

const car: CardRecord = {
  objectID: '1',
  tenant_id: 't',
  slug: '2021-toyota-corolla-zr-ab12',
  name: '2021 Toyota Corolla ZR',
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'ZR',
  item_type: 'car',
  categories: ['used'],
  car_type: 'used',
  status: 'in_stock',
  reserved: false,
  sold: false,
  certified: false,
  preorder: false,
  price_type: 'drive_away',
  km: 145210,
  fuel: 'Petrol',
  photos_count: 3,
  views: 0,
  show_on_dealer_website: true,
  has_spin: false,
  created_at: 1,
}

describe('texts of a card', () => {
  it('[CARD-01] lists the facts in the order of the switch, without unknown ones', () => {
    expect(cardFacts(car, ['fuel', 'body', 'km', 'constructor'])).toEqual(['Petrol', '145,210 km'])
    expect(cardFacts({ ...car, stocknum: 'D11' }, ['stocknum', 'seats'])).toEqual(['Stock D11'])
  })

  it('[CARD-01] formats title, subtitle and location', () => {
    expect([cardTitle(car), cardSubtitle({ ...car, series: 'MZEA12R' })]).toEqual(['2021 Toyota Corolla', 'ZR MZEA12R'])
    expect(cardSubtitle({ ...car, series: 'zr' })).toBe('ZR')
    expect(cardPlace({ ...car, city: 'Moorooka', state: 'qld' })).toBe('Moorooka, QLD')
  })

  it('[CARD-02] has the buttons of the switch, only the similar one for a sold vehicle, and none to reserve it twice', () => {
    const keys = ['details', 'enquire', 'test_drive', 'reserve', 'buy_online', 'similar', 'constructor']
    expect(cardButtons(car, keys).map(({ key }) => cardButtonHref(key, '/cars/corolla', '1'))).toEqual([
      '/cars/corolla',
      '/contact?car_id=1',
      '/book-test-drive?car_id=1',
      '/cars/corolla/checkout',
      '/cars/corolla/buy-online',
    ])
    expect(cardButtons({ ...car, reserved: true }, ['details', 'reserve']).map(({ key }) => key)).toEqual(['details'])
    expect(cardButtons({ ...car, status: 'sold', sold: true }, ['details']).map(({ label }) => label)).toEqual([
      'Find Me Something Similar',
    ])
  })
})
