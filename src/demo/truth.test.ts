import { describe, expect, test } from 'vitest'
import { listChargingTimes } from '@/src/domain/charging/charging-times'
import { findImplausibleValues } from '@/src/domain/stock/feed/implausible-values'
import { MAX_LEARNER_CC } from '@/src/domain/stock/vehicle/learner-limit'
import { isOfKind } from '@/src/domain/stock/fields/kinds'
import type { FeedVehicle } from '@/src/domain/stock/vehicle/vehicle'
import { canReceiveTexts, toE164 } from '@/src/domain/phone'
import { catalogue } from './catalogue/model'
import { createStockOf, readTenantFile, shownDealers } from './folders.test-support'

const now = new Date('2026-11-27T02:00:00Z')
const all: readonly FeedVehicle[] = shownDealers.flatMap((slug) => createStockOf(slug, now))
const bodied = (body: string) => all.filter(({ simple_body }) => simple_body === body)
const textsOf = ({ dealercomments, features, standardEquipment }: FeedVehicle) =>
  [dealercomments, ...features, ...standardEquipment].join('\n')

describe('the texts of demo vehicles are true of them', () => {
  test('[STK-01] no registration has expired, or will within two months', () => {
    const registered = all.flatMap(({ rego_expiry }) => rego_expiry ?? [])
    expect(registered.length).toBeGreaterThan(500)
    expect(registered.filter((date) => date < '2027-01-26' || date > '2027-11-28')).toEqual([])
    for (const { rego, regplate, rego_expiry } of all) {
      expect(rego).toBe(regplate)
      expect(rego === undefined).toBe(rego_expiry === undefined)
    }
  })

  test('[STK-01] a caravan with bunks sleeps four or more', () => {
    const bunks = all.filter((one) => textsOf(one).includes('Bunk Beds'))
    expect(bunks.length).toBeGreaterThan(5)
    for (const { caravan } of bunks) expect(caravan?.sleeps ?? 0).toBeGreaterThanOrEqual(4)
  })

  test('[STK-01] a camper trailer is not called a van, and has no ensuite', () => {
    expect(bodied('Camper Trailer').length).toBeGreaterThan(5)
    for (const one of bodied('Camper Trailer')) expect(textsOf(one)).not.toMatch(/\bvan\b|ensuite|washing machine/i)
  })

  test('[STK-01] a prime mover carries no load of its own, and states the mass of the combination', () => {
    expect(bodied('Prime Mover').length).toBeGreaterThan(10)
    for (const one of bodied('Prime Mover')) {
      expect(isOfKind(one, 'load_carrier')).toBe(false)
      expect(one.variant?.payload).toBeUndefined()
      expect(one.variant?.gross_combination_mass ?? 0).toBeGreaterThan(one.variant?.grossvehiclemass ?? Infinity)
      expect(textsOf(one)).not.toMatch(/standard dock|payload|tie rails|tailgate loader|axle limits/i)
    }
  })

  test('[STK-01] a learner approved motorcycle has an engine within the limit', () => {
    const approved = all.filter(({ variant }) => variant?.lams === true)
    expect(approved.length).toBeGreaterThan(10)
    for (const { model, badge, engine_size_litres: litres = Infinity } of approved)
      expect(litres * 1000, `${model} ${badge ?? ''}`).toBeLessThanOrEqual(MAX_LEARNER_CC)
    for (const { badge, variant } of all) if (badge === 'LAMS') expect(variant?.lams).toBe(true)
  })

  test('[STK-01] no vehicle is older than its model or its badge', () => {
    const badges = catalogue.flatMap(({ make, model, from, badges: all }) =>
      all.map((badge) => [[make, model, badge.name].join(' '), badge.from ?? from] as const),
    )
    const firstYears = new Map(badges)
    const ageOf = ({ make, model, badge, year }: FeedVehicle) => {
      const name = [make, model, badge].join(' ')
      return { name, years: year - (firstYears.get(name) ?? Infinity) }
    }
    expect(all.map(ageOf).filter(({ years }) => years < 0)).toEqual([])
    const electrified = all.filter(({ badge }) => /e-Power|e:HEV|PHEV|Hybrid/.test(badge ?? ''))
    expect(electrified.length).toBeGreaterThan(5)
    for (const { year, model, badge } of electrified)
      expect(year, `${model} ${badge ?? ''}`).toBeGreaterThanOrEqual(2022)
    expect(firstYears.get('Nissan X-TRAIL Ti-L e-Power')).toBe(2023)
  })

  test('[STK-01] a continuously variable transmission has no number of gears, and every other gearbox has one', () => {
    const isContinuous = ({ trans }: FeedVehicle) => trans === 'Continuously Variable Transmission'
    const geared = all.filter(({ trans }) => trans !== undefined)
    expect(geared.filter(isContinuous).length).toBeGreaterThan(50)
    for (const one of geared)
      expect(one.gearnum === undefined, `${one.model ?? ''} ${one.trans ?? ''}`).toBe(isContinuous(one))
  })

  test('[STK-01] no photo is marked as damage, since no demo photo shows any', () => {
    expect(all.flatMap(({ images }) => images).filter(({ category }) => category === 'damage')).toEqual([])
  })

  test('[STK-01] no demo vehicle has a value that an import would call implausible', () => {
    for (const one of all) expect(findImplausibleValues(one), `${one.model} ${one.badge ?? ''}`).toEqual([])
  })

  test('[STK-01] the charging time on a card is the shortest of the table on the page', () => {
    const charged = all.filter(({ variant }) => variant?.charging_dc !== undefined)
    expect(charged.length).toBeGreaterThan(50)
    for (const one of charged) {
      const times = listChargingTimes({ ...one, item_type: one.item_type ?? 'car' })
      expect(Math.min(...times.map(({ minutes }) => minutes)), one.model).toBe(one.variant?.charging_time)
      expect(times.at(-1)?.kilowatts).toBe(one.variant?.charging_dc)
    }
  })

  test('[STK-01] a truck is described by its own body', () => {
    const misfits = {
      Tipper: /standard dock|\btray\b|tie rails|tailgate loader/i,
      Tray: /standard dock|hoist|dry inside/i,
      Pantech: /hoist|drop sides|tie rails/i,
      'Cab Chassis': /standard dock|hoist|drop sides|tie rails|tailgate loader/i,
    }
    for (const [body, pattern] of Object.entries(misfits)) {
      expect(bodied(body).length, body).toBeGreaterThan(3)
      for (const one of bodied(body)) expect(textsOf(one), body).not.toMatch(pattern)
    }
  })

  test('[STK-01] only a prime mover has a sleeper cab', () => {
    const sleepers = all.filter((one) => textsOf(one).includes('Sleeper Cab'))
    expect(new Set(sleepers.map(({ simple_body }) => simple_body))).toEqual(new Set(['Prime Mover']))
  })

  test('[STK-01] a truck goes to a job, and no vehicle’s comments count its rows of seats', () => {
    for (const { item_type, dealercomments = '' } of all) {
      expect(dealercomments).not.toMatch(/both rows/)
      if (item_type === 'truck') expect(dealercomments).not.toMatch(/driveway|local owner/)
    }
  })

  test('[STK-01] caravans of one badge have the same masses', () => {
    const caravans = all.filter(({ item_type }) => item_type === 'caravan')
    const badges = new Map<string, Set<string>>()
    for (const { make, model, badge = '', caravan } of caravans) {
      const name = [make, model, badge].join(' ')
      const masses = [caravan?.tare_weight, caravan?.aggregate_trailer_mass].join('/')
      badges.set(name, (badges.get(name) ?? new Set()).add(masses))
    }
    expect(badges.size).toBeGreaterThan(10)
    expect([...badges].filter(([, masses]) => masses.size > 1)).toEqual([])
  })

  test('[STK-01] payloads are within those that the truck dealer’s home page gives for a licence', () => {
    const settings = readTenantFile('ironbark-trucks', 'tenant.json') ?? ''
    const [, smallLow, smallHigh] = /4,500 kg GVM\. Payload about ([\d.]+) to ([\d.]+) t/.exec(settings) ?? []
    const [, lightLow, lightHigh] = /8,000 kg GVM\. Payload about ([\d.]+) to ([\d.]+) t/.exec(settings) ?? []
    const [, heavyLow] = /Payload from ([\d.]+) t/.exec(settings) ?? []
    const rangeOf = (mass: number) => {
      if (mass <= 4500) return [smallLow, smallHigh]
      return mass <= 8000 ? [lightLow, lightHigh] : [heavyLow, Infinity]
    }
    const carriers = all.filter(({ item_type, variant }) => item_type === 'truck' && variant?.payload !== undefined)
    expect(carriers.length).toBeGreaterThan(40)
    for (const { model, variant } of carriers) {
      const [low, high] = rangeOf(variant?.grossvehiclemass ?? 0)
      expect((variant?.payload ?? 0) / 1000, model).toBeGreaterThanOrEqual(Number(low))
      expect((variant?.payload ?? Infinity) / 1000, model).toBeLessThanOrEqual(Number(high))
    }
  })

  test('[STK-01] the pantechs of the truck dealer are driven on a light rigid licence, as its home page says', () => {
    for (const { variant } of bodied('Pantech')) {
      expect(variant?.grossvehiclemass ?? 0).toBeGreaterThan(4500)
      expect(variant?.grossvehiclemass ?? Infinity).toBeLessThanOrEqual(8000)
    }
  })

  test('[STK-01] a vehicle that is coming soon cannot be seen yet, and a new one has not been driven', () => {
    const coming = all.filter(({ status }) => status === 'coming_soon')
    expect(coming.length).toBeGreaterThan(10)
    for (const { dealercomments = '', car_type, km, rego } of coming) {
      expect(dealercomments).toMatch(/soon|on its way|workshop|demonstrator/i)
      expect(dealercomments).not.toMatch(/[{}]|delivered|ready for delivery|at the dealership now|arrange a|wrapping/i)
      expect(rego).toBeUndefined()
      if (car_type === 'new') expect(km).toBeUndefined()
    }
  })

  test('[STK-01] a new motorcycle has no wear, and is ridden', () => {
    const motorcycles = all.filter(({ item_type }) => item_type === 'motorcycle')
    for (const one of motorcycles) expect(one.dealercomments ?? '').not.toMatch(/arrange a drive|drives straight/)
    for (const one of motorcycles)
      if (one.car_type === 'new') expect(one.dealercomments ?? '').not.toMatch(/plenty left|stone chip|matched/)
  })

  test('[STK-01] no label contradicts that a vehicle can be bought', () => {
    for (const { tag = '' } of all) expect(tag).not.toMatch(/test drive|not for sale|display only/i)
  })

  test('[STK-01] versions of an electric car with other batteries or motors have ranges of their own', () => {
    const rangesOf = (model: string) =>
      new Map(all.flatMap((one) => (one.model === model ? [[one.badge, one.variant?.electric_range] as const] : [])))
    for (const model of ['Model 3', 'Model Y', 'MG4', 'Atto 3', 'EX30']) {
      const ranges = [...rangesOf(model).values()]
      expect(ranges.length, model).toBeGreaterThan(1)
      expect(new Set(ranges).size, model).toBe(ranges.length)
    }
    expect(rangesOf('Model Y').get('Long Range')).toBeGreaterThan(
      rangesOf('Model Y').get('Rear-Wheel Drive') ?? Infinity,
    )
  })
})

test('[VDP-05] a call button offers a text only if all of the dealer’s numbers are mobiles', () => {
  for (const slug of shownDealers) {
    const settings = readTenantFile(slug, 'tenant.json') ?? ''
    const phones = [...`${settings}${readTenantFile(slug, 'locations.json') ?? ''}`.matchAll(/"phone": "(.*)"/g)]
    expect(phones.length, slug).toBeGreaterThan(0)
    const takeTexts = phones.every(([, phone = '']) => canReceiveTexts(toE164(phone) ?? ''))
    if (!takeTexts) expect(settings, slug).not.toMatch(/"call_button_text": ".*text/)
  }
})
