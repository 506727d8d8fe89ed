import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRequest } from './request'
import { readFilter } from './read-filter'
import { MAX_CHANGED_VEHICLES, emptyInput, type InputName, toInput } from './input'
import { describeRule } from './texts'
import { describeFilter } from './vehicle-filter'

const context = { now: new Date('2026-11-25T01:00:00Z'), timezone: 'Australia/Brisbane' }
const read = (more: Partial<Record<InputName, string>>) => readRequest({ ...emptyInput, amount: '5', ...more }, context)

describe('[STF-11] the form of a price change', () => {
  test('[STF-11] reads a change with all its parts', () => {
    const { request, problems } = read({
      carType: 'used',
      body: 'SUV',
      make: 'Kia',
      yearFrom: '2019',
      daysFrom: '60',
      priceTo: '$40,000',
      amount: '7.5 %',
      rounding: '990',
      floor: '9,990',
      starts: '1/12/2026, 9 am',
      ends: '24/12/2026',
      tag: ' Summer sale ',
      showsBefore: 'yes',
    })
    expect(problems).toEqual({})
    expect(request).toEqual({
      filter: { car_type: 'used', body: 'SUV', make: 'Kia', year_from: 2019, days_from: 60, price_to: 4_000_000 },
      rule: { direction: 'down', kind: 'percent', amount: 750, rounding: '990', floor_cents: 999_000 },
      starts_at: new Date('2026-11-30T23:00:00Z'),
      // A day lasts until its end.
      ends_at: new Date('2026-12-24T13:59:00Z'),
      shows_before: true,
      tag: 'Summer sale',
    })
    // Only staff know whether the price before was offered for long enough.
    expect(read({}).request.shows_before).toBe(false)
    expect(describeRule(request.rule)).toBe('7.5% off, ending in 990, never below $9,990')
    expect(describeFilter(request.filter)).toBe('Used, SUV, Kia, from 2019, from 60 days in stock, up to $40,000')
  })

  test('[STF-11] reads the vehicles that staff ticked, and refuses a list that is lost', () => {
    const ids = ['0198c5f0-0000-7000-8000-000000000001', '0198c5f0-0000-7000-8000-000000000002']
    const { request, problems } = read(toInput({ amount: '5', vehicles: ids.join(',') }))
    expect(problems).toEqual({})
    expect(request.filter).toEqual({ vehicles: ids })
    expect(describeFilter(request.filter)).toBe('2 vehicles ticked in the list')
    expect(read({ vehicles: 'lost' }).problems.vehicles).toMatch(/^We no longer know/)
  })

  test('[STF-11] of too many ticked vehicles, one more than a change may have is read, so that it is refused', () => {
    const many = Array.from({ length: MAX_CHANGED_VEHICLES + 20 }, () => '0198c5f0-0000-7000-8000-000000000001')
    const { request, problems } = read(toInput({ amount: '5', vehicles: many.join(',') }))
    expect(problems).toEqual({})
    expect(request.filter.vehicles).toHaveLength(MAX_CHANGED_VEHICLES + 1)
  })

  test('[STF-11] starts now and ends by hand if both times are empty', () => {
    const { request } = read({ kind: 'amount', amount: '$500' })
    expect(request).toMatchObject({ starts_at: context.now, rule: { amount: 50_000 } })
    expect(request.ends_at).toBeUndefined()
  })

  test.each([
    [{ amount: '' }, 'amount', /above 0 and below 100/],
    [{ amount: '0' }, 'amount', /above 0/],
    [{ amount: '100' }, 'amount', /below 100/],
    [{ amount: '-5' }, 'amount', /above 0/],
    [{ amount: 'five' }, 'amount', /^“five” isn’t a percentage\. Enter/],
    [{ kind: 'amount', amount: '0' }, 'amount', /dollars above 0/],
    [{ kind: 'amount', amount: 'lots' }, 'amount', /^“lots” isn’t an amount\. Enter an amount in dollars/],
    [{ yearFrom: 'new' }, 'yearFrom', /^“new” isn’t a year\. Enter a year/],
    [{ floor: '-1' }, 'floor', /above \$10/],
    [{ floor: 'none' }, 'floor', /above \$10/],
    [{ starts: '30/2/2027' }, 'starts', /February 2027 has 28 days/],
    [{ starts: '24/11/2026' }, 'starts', /has passed/],
    [{ starts: 'soon' }, 'starts', /dd\/mm\/yyyy/],
    [{ ends: '30 Feb 2027' }, 'ends', /28 days/],
    [{ starts: '3/12/2026', ends: '2/12/2026' }, 'ends', /after the start/],
    [{ ends: '1/1/2026' }, 'ends', /has passed/],
    [{ yearFrom: '21' }, 'yearFrom', /four digits/],
    [{ yearFrom: '2022', yearTo: '2020' }, 'yearTo', /Swap/],
    [{ daysFrom: '1.5' }, 'daysFrom', /whole number/],
    [{ priceFrom: '-1' }, 'priceFrom', /dollars/],
    [{ rounding: '77' }, 'rounding', /list/],
    [{ tag: 'x'.repeat(41) }, 'tag', /40 characters/],
    [{ location: 'here' }, 'location', /list/],
  ] as const)('[STF-11] refuses %o at %s', (input, name, message) => {
    const { problems } = read(input)
    expect(Object.keys(problems)).toEqual([name])
    expect(problems[name]).toMatch(message)
  })

  test('[STF-11] reads any body of a request without failing, and gives a filter that says nothing of what it lacks', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(emptyInput)), fc.anything()), (body) => {
        const input = toInput(body)
        expect(() => readRequest(input, context)).not.toThrow()
        expect(Object.values(readFilter(input).filter)).not.toContain(undefined)
      }),
    )
  })
})
