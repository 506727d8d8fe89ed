import { type SaleSwitches, toSaleSwitches } from '@/src/domain/stock/vehicle/sold-online'
import { resolveSwitches } from '@/src/domain/switches'
import { describe, expect, it } from 'vitest'
import type { CardRecord } from '@/src/domain/stock/card/card'
import { formatBadge } from '@/src/domain/stock/vehicle/naming'
import { cardButtonHref } from './card-button-href'
import { listCardButtons, listCardFacts, formatCardLocation, formatCardTitle } from './card-facts'

const record: CardRecord = {
  objectID: '1',
  tenant_id: 't',
  image_url: '/a.jpg',
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
    expect(listCardFacts(record, ['fuel', 'body', 'km', 'constructor'])).toEqual(['Petrol', '145,210\u00A0km'])
    expect(listCardFacts({ ...record, stocknum: 'D11' }, ['stocknum', 'seats'])).toEqual(['Stock D11'])
  })

  it('[CARD-01] formats title, subtitle and location', () => {
    expect([formatCardTitle(record), formatBadge({ ...record, series: 'MZEA12R' })]).toEqual([
      '2021 Toyota Corolla',
      'ZR MZEA12R',
    ])
    expect(formatBadge({ ...record, series: 'zr' })).toBe('ZR')
    expect(formatCardLocation({ ...record, city: 'Moorooka', state: 'qld' })).toBe('Moorooka, QLD')
  })

  it('[CARD-02] has the buttons of the switch, only the similar one for a sold vehicle, and none to reserve it twice', () => {
    const keys = ['details', 'enquire', 'test_drive', 'reserve', 'buy_online', 'similar', 'constructor']
    const sale = {
      ...toSaleSwitches(resolveSwitches({}, {})),
      reserve_button: true,
      online_purchase_car_types: [record.car_type],
    }
    const hrefs = (change: Partial<SaleSwitches> = {}, of: Partial<typeof record> = {}) =>
      listCardButtons({ ...record, ...of }, keys, { ...sale, ...change }).map(({ key }) =>
        cardButtonHref(key, '/cars/corolla', '1'),
      )
    const always = ['/cars/corolla', '/contact?car_id=1']
    const [testDrive, online] = ['/book-test-drive?car_id=1', '/checkout-journey?car_id=corolla']
    expect(hrefs()).toEqual([...always, testDrive, '/cars/corolla/checkout', online])
    expect(hrefs({ reserve_route: 'buy-online' })).toEqual([...always, testDrive, '/cars/corolla/buy-online', online])
    // A button needs the vehicle to qualify, as on its own page.
    expect(hrefs({}, { reserved: true })).toEqual([...always, testDrive])
    expect(hrefs({ reserve_button: false, test_drive: false, online_purchase_car_types: [] })).toEqual(always)
    const byDealership = { reserve_button: false, online_purchase_car_types: [], online_purchase_brands: ['kewdale'] }
    expect(hrefs(byDealership, { dealership_slug: 'kewdale' })).toEqual([...always, testDrive, online])
    expect(hrefs(byDealership, { dealership_slug: 'rocklea' })).toEqual([...always, testDrive])
    expect(
      listCardButtons({ ...record, status: 'sold', sold: true }, ['details'], sale).map(({ label }) => label),
    ).toEqual(['Find Me Something Similar'])
  })
})
