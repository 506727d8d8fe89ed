import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildLoadCalculator, computeRemainingLoad, formatRemainingLoad, initialAmounts } from './load-items'

const ute = { item_type: 'car', simple_body: 'Ute', variant: { payload: 1000 } } as const
const caravan = {
  item_type: 'caravan',
  variant: {},
  caravan: { aggregate_trailer_mass: 2800, tare_weight: 2250 },
} as const

const calculatorOf = (vehicle: Parameters<typeof buildLoadCalculator>[0]) => {
  const calculator = buildLoadCalculator(vehicle)
  if (!calculator) throw new TypeError('The vehicle has no payload.')
  return calculator
}

describe('the payload calculator', () => {
  test('[SHP-06] a ute counts people, accessories and ball weight, with its driver at first', () => {
    const calculator = calculatorOf(ute)
    expect(calculator.items.map(({ name }) => name)).toEqual(['people', 'accessories', 'ball'])
    expect(formatRemainingLoad(computeRemainingLoad(calculator, initialAmounts(calculator)))).toBe(
      'Leaves 920 kg for your load.',
    )
    const loaded = { people: 5, accessories: 350, ball: 300 }
    expect(formatRemainingLoad(computeRemainingLoad(calculator, loaded))).toBe('That’s 50 kg too much.')
  })

  test('[SHP-06] a caravan’s payload follows from its masses, and water counts by the litre', () => {
    const calculator = calculatorOf(caravan)
    expect(calculator.payload).toBe(550)
    expect(computeRemainingLoad(calculator, { water: 190, gas: 18 })).toBe(342)
  })

  test('[SHP-06] a vehicle that carries no loads, or whose payload is not known, has none', () => {
    expect(buildLoadCalculator({ ...ute, simple_body: 'Sedan' })).toBeUndefined()
    expect(buildLoadCalculator({ ...ute, variant: {} })).toBeUndefined()
    const truck = { ...ute, item_type: 'truck' } as const
    expect(buildLoadCalculator({ ...truck, simple_body: 'Tray' })).toBeDefined()
    expect(buildLoadCalculator({ ...truck, simple_body: 'Prime Mover' })).toBeUndefined()
  })

  test('[SHP-06] with any entries, load and remainder make the payload, and more load never leaves more', () => {
    const amount = fc.nat(5000)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), amount, amount, amount, (payload, people, accessories, ball) => {
        const calculator = calculatorOf({ ...ute, variant: { payload } })
        const left = computeRemainingLoad(calculator, { people, accessories, ball })
        expect(left + people * 80 + accessories + ball).toBe(payload)
        expect(computeRemainingLoad(calculator, { people, accessories, ball: ball + 1 })).toBeLessThan(left)
      }),
    )
  })
})
