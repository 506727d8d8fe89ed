import { expect, test } from 'vitest'
import { lenderLabelOf } from './lender-label'

test('[FIN-02] [STF-02] a lender has the name that shoppers read, not the one of its feed', () => {
  const own = { provider: 'Taurus', lender_name: 'Taurus Motor Finance' }
  expect(lenderLabelOf('taurus', own)).toBe('Taurus Motor Finance')
  expect(lenderLabelOf('taurus')).toBe('Taurus')
  expect(lenderLabelOf('taurus', { ...own, lender_name: '' })).toBe('Taurus')
  expect(lenderLabelOf('360-finance', own)).toBe('360 Finance')
  expect(lenderLabelOf('westbank', own)).toBe('Westbank')
  expect(lenderLabelOf('MoneyPlus', own)).toBe('MoneyPlus')
})
