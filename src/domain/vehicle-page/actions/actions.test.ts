import { describe, expect, test } from 'vitest'
import type { Vehicle } from '@/src/domain/stock/vehicle/vehicle'
import { resolveSwitches } from '@/src/domain/switches'
import {
  listBarActions,
  buildFinanceHref,
  listHeaderActions,
  hasPersonalisedFinance,
  offersTradeIn,
  listVehicleActions,
} from './actions'
import { shortLabelOf } from './short-label'
import { sampleVehicle } from '../sample-vehicle.test-support'

const dealer = (vehicle: Readonly<Record<string, unknown>> = {}) => ({
  dealership_slug: 'banksia',
  switches: resolveSwitches({}, { vehicle }),
})
const vehicleWith = (over: Partial<Vehicle> = {}): Vehicle => ({ ...sampleVehicle, ...over })
const keys = (over: Partial<Vehicle>, switches: Readonly<Record<string, unknown>> = {}) =>
  listVehicleActions(vehicleWith(over), dealer(switches), undefined).map(({ key }) => key)
const find = (key: string, over: Partial<Vehicle>, switches: Readonly<Record<string, unknown>>) =>
  listVehicleActions(vehicleWith(over), dealer(switches), { dealership_slug: 'banksia-robina' }).find(
    (one) => one.key === key,
  )

const everything = {
  reserve_button: true,
  trade_in: true,
  online_purchase_car_types: ['used'],
}

describe('the buttons of a vehicle’s page', () => {
  test.each([
    [{}, true],
    [{ status: 'coming_soon' }, false],
    [{ status: 'sold' }, false],
    [{ reserved: true }, false],
    [{ price_cents: 200_00 }, false],
    [{ price_cents: 100_00, offer_price_cents: 300_00 }, true],
  ] as const)('[TRD-01] a trade-in with %o: %s, and never with the integration or trade-ins off', (over, offered) => {
    expect(offersTradeIn(vehicleWith(over), dealer({ trade_in: true }))).toBe(offered)
    expect(offersTradeIn(vehicleWith(over), dealer({ trade_in: false }))).toBe(false)
    const takesNone = resolveSwitches({}, { vehicle: { trade_in: true }, trade_in: { offered: false } })
    expect(offersTradeIn(vehicleWith(over), { switches: takesNone })).toBe(false)
  })

  test.each([
    ['', {}, false],
    ['  ', {}, false],
    ['0UP19E', {}, true],
    ['0UP19E', { status: 'coming_soon' }, true],
    ['0UP19E', { status: 'sold' }, false],
  ] as const)('[FIN-06] finance with the NVIC %j and %o is personalised: %s', (nvic, over, personal) => {
    const flagged = { switches: resolveSwitches({}, { accounts: { personalised_finance: true } }) }
    expect(hasPersonalisedFinance(vehicleWith({ nvic, ...over }), flagged)).toBe(personal)
    expect(hasPersonalisedFinance(vehicleWith({ nvic, ...over }), dealer())).toBe(false)
    const href = buildFinanceHref(vehicleWith({ nvic, ...over }), flagged, undefined) ?? ''
    expect(href.startsWith('/personalised/finance?car_id=v1')).toBe(personal)
  })

  test('[FIN-01] [FIN-06] have no finance for a condition whose finance the dealer hides', () => {
    const site = {
      switches: resolveSwitches({}, { accounts: { personalised_finance: true }, finance: { hide_used: true } }),
    }
    const used = vehicleWith({ nvic: '0UP19E', car_type: 'used' })
    expect(hasPersonalisedFinance(used, site)).toBe(false)
    expect(buildFinanceHref(used, site, undefined)).toBeUndefined()
    expect(listVehicleActions(used, site, undefined).map(({ key }) => key)).not.toContain('finance')
    for (const car_type of ['new', 'demo'] as const) {
      expect(hasPersonalisedFinance({ ...used, car_type }, site)).toBe(true)
      expect(listVehicleActions({ ...used, car_type }, site, undefined).map(({ key }) => key)).toContain('finance')
    }
  })

  test('[VDP-09] are in order, each by its switch', () => {
    expect(keys({})).toEqual(['enquire', 'test_drive', 'finance'])
    expect(keys({}, { finance_button: false, test_drive: false })).toEqual(['enquire'])
    expect(keys({ file: 'https://reports.example/v1.pdf' }, everything)).toEqual([
      'reserve',
      'buy_online',
      'enquire',
      'test_drive',
      'finance',
      'trade_in',
      'history_report',
    ])
  })

  test('[VDP-09] [CARD-04] a vehicle with a weekly price can be subscribed to, where the dealer offers it', () => {
    const subscribed = vehicleWith({ subscription_price_cents: 176_00 })
    const display = { subscription: true, subscription_weeks: 26 }
    const found = (vehicle: Vehicle, over: object) =>
      listVehicleActions(vehicle, { switches: resolveSwitches({}, { display: over }) }, undefined).find(
        ({ key }) => key === 'subscribe',
      )
    expect(found(subscribed, display)).toMatchObject({
      label: 'Subscribe',
      href: `/contact?car_id=${subscribed.id}&subject=subscription`,
    })
    expect(found(subscribed, {})).toBeUndefined()
    expect(found(vehicleWith({}), display)).toBeUndefined()
    expect(found({ ...subscribed, reserved: true }, display)).toBeUndefined()
  })

  test('[VDP-09] [VDP-05] [CARD-04] beside a weekly price “Subscribe” is the main button, and buying has one name', () => {
    const actionsOf = (vehicle: Vehicle, display: object) =>
      listVehicleActions(vehicle, { switches: resolveSwitches({}, { vehicle: everything, display }) }, undefined)
    const display = { subscription: true, subscription_weeks: 26 }
    const subscribed = vehicleWith({ subscription_price_cents: 176_00 })
    const actions = actionsOf(subscribed, display)
    expect(actions.slice(0, 3).map(({ label }) => label)).toEqual(['Subscribe', 'Reserve Car Now', 'Buy Online'])
    for (const bar of [listBarActions(actions), listHeaderActions(actions)])
      expect(bar[0] && shortLabelOf(bar[0])).toBe('Subscribe')
    for (const [vehicle, switches] of [
      [subscribed, {}],
      [vehicleWith(), display],
    ] as const)
      expect(actionsOf(vehicle, switches)[0]?.key).toBe('reserve')
    expect(actionsOf(subscribed, {}).find(({ key }) => key === 'buy_online')?.label).toBe('Online Purchase')
  })

  test.each([
    ['sold', { status: 'sold' }, ['similar']],
    ['any other status', { status: 'others' }, ['similar']],
    [
      'coming soon: can be reserved, but has no trade-in',
      { status: 'coming_soon' },
      ['reserve', 'buy_online', 'enquire', 'test_drive', 'finance'],
    ],
    ['reserved: cannot be held or bought', { reserved: true }, ['enquire', 'test_drive', 'finance']],
    ['a sold car with a report', { status: 'sold', file: '/report.pdf' }, ['similar']],
  ] as const)('[VDP-10] %s', (_, over, expected) => {
    expect(keys(over, everything)).toEqual(expected)
  })

  test.each([
    [200_00, false],
    [200_01, true],
    [undefined, false],
    [10_00, false],
  ])('[TEN-07] [TRD-01] a trade-in at %s cents: %s', (price_cents, offered) => {
    const { price_cents: _, ...rest } = sampleVehicle
    const priced = price_cents === undefined ? rest : { ...rest, price_cents }
    const found = listVehicleActions(priced, dealer({ trade_in: true }), undefined)
    expect(found.some(({ key }) => key === 'trade_in')).toBe(offered)
  })

  test.each([
    ['a car type', { online_purchase_car_types: ['used'] }, {}, true],
    ['another car type', { online_purchase_car_types: ['new'] }, {}, false],
    ['a make in any spelling', { online_purchase_makes: ['toyota'] }, { car_type: 'new' }, true],
    ['a brand of the group', { online_purchase_brands: ['banksia-toowong'] }, {}, true],
    ['the brand of its location', { online_purchase_brands: ['banksia-robina'] }, { dealership_slug: undefined }, true],
    ['another brand', { online_purchase_brands: ['banksia-trucks'] }, {}, false],
  ] as const)('[TEN-07] online purchase by %s', (_, switches, over, offered) => {
    const { dealership_slug, ...rest } = { ...vehicleWith(), ...over }
    const pricedVehicle = (dealership_slug === undefined ? rest : { ...rest, dealership_slug }) as Vehicle
    const found = listVehicleActions(pricedVehicle, dealer(switches), { dealership_slug: 'banksia-robina' })
    expect(found.some(({ key }) => key === 'buy_online')).toBe(offered)
  })

  test('[VDP-09] lead to addresses with slug or id, and finance with its query and anchor', () => {
    const to = (key: string, switches = {}) =>
      find(key, { offer_price_cents: 44_990_00 }, { ...everything, ...switches })
    expect(to('reserve')).toMatchObject({ label: 'Reserve Car Now', href: '/cars/2023-toyota-rav4-k1/checkout' })
    expect(to('reserve', { reserve_amount: true, deposit: 1500, reserve_route: 'buy-online' })).toMatchObject({
      label: 'Reserve Car Now for $1,500',
      href: '/cars/2023-toyota-rav4-k1/buy-online',
    })
    expect(find('reserve', { item_type: 'motorcycle' }, { ...everything, reserve_amount: true })?.label).toBe(
      'Reserve Motorcycle Now for $200',
    )
    expect(to('buy_online')?.href).toBe('/checkout-journey?car_id=2023-toyota-rav4-k1')
    expect(to('trade_in')?.href).toBe('/cars/trade-in?car_id=v1')
    expect(to('enquire')?.href).toBe('/contact?car_id=v1')
    expect(to('test_drive')?.href).toBe('/book-test-drive?car_id=v1')
    expect(to('finance', { finance_path: '/apply-for-finance' })?.href).toBe(
      '/apply-for-finance?preferredDealership=banksia-toowong&vehiclePriceBudget=44990&car_id=v1&car_type=used#finance-form',
    )
    expect(listVehicleActions(vehicleWith({ status: 'sold' }), dealer(), undefined)[0]).toMatchObject({
      label: 'Find Me Something Similar',
      href: '/contact?car_id=v1&subject=similar',
    })
  })

  test('[VDP-09] the finance query omits a missing price and dealership', () => {
    const { price_cents: _, dealership_slug: __, ...bare } = sampleVehicle
    const found = listVehicleActions(bare, { switches: resolveSwitches({}, {}) }, undefined)
    expect(found.find(({ key }) => key === 'finance')?.href).toBe('/finance?car_id=v1&car_type=used#finance-form')
  })

  test('[VDP-09] the history report needs a file', () => {
    expect(keys({ file: '  ' })).not.toContain('history_report')
  })

  test('[TEN-05] the history report has the text of its switch', () => {
    const file = 'https://reports.example/1.pdf'
    expect(find('history_report', { file }, {})?.label).toBe('View History Report')
    expect(find('history_report', { file }, { history_report_text: 'Where it has been' })?.label).toBe(
      'Where it has been',
    )
  })

  test('[VDP-05] the bars have few buttons with short labels', () => {
    const labels = (all: readonly { label: string }[]) => all.map(({ label }) => label)
    const offered = listVehicleActions(
      vehicleWith(),
      dealer({ ...everything, finance_text: 'Get Pre-Approved' }),
      undefined,
    )
    expect(labels(listHeaderActions(offered))).toEqual(['Reserve Car Now', 'Get Pre-Approved', 'Trade-In Valuation'])
    expect(listHeaderActions(offered).map(shortLabelOf)).toEqual(['Reserve', 'Get Finance', 'Trade-In'])
    expect(listBarActions(offered).map(shortLabelOf)).toEqual(['Reserve', 'Enquire', 'Get Finance'])
    // The same objects, so that the page's data contains them once.
    for (const one of [...listHeaderActions(offered), ...listBarActions(offered)]) expect(offered).toContain(one)
    const withoutTradeIn = offered.filter(({ key }) => key !== 'trade_in')
    expect(listBarActions(withoutTradeIn).map(shortLabelOf)).toEqual(['Reserve', 'Enquire', 'Get Finance'])
    const without = resolveSwitches({}, { vehicle: { trade_in: false } })
    expect(
      listBarActions(listVehicleActions(vehicleWith(), { switches: without }, undefined)).map(shortLabelOf),
    ).toEqual(['Enquire', 'Get Finance', 'Test Drive'])
    const sold = listVehicleActions(vehicleWith({ status: 'sold' }), dealer(everything), undefined)
    expect([listHeaderActions(sold).length, listBarActions(sold).length]).toEqual([1, 1])
  })
})
