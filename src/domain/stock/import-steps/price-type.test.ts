import { expect, test } from 'vitest'
import type { Mapping } from '../feed/mapping'
import { hasNoPrice } from './price-type'

const withFields = (...fields: readonly string[]): Mapping =>
  ({ name: 'own', key: { columns: ['Stk'] }, columns: fields.map((field) => ({ field, column: field })) }) as never

test('[STF-05] a file has no price if no column goes to one of its prices', () => {
  expect(hasNoPrice(withFields('make', 'model'))).toBe(true)
  expect(hasNoPrice(withFields('make', 'before_price_cents'))).toBe(true)
  for (const field of ['price_cents', 'dap_price_cents', 'egc_price_cents'])
    expect(hasNoPrice(withFields('make', field))).toBe(false)
})
