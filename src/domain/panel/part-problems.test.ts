import { expect, test } from 'vitest'
import { firstPartProblem } from './part-inputs'
import { firstLenderProblem, partLabelsOf } from './part-problems'

test('[STF-02] [ADM-05] a problem of nested data names its input', () => {
  const problem = firstPartProblem('variant', { torque: '320 Nm', cylinders: 'many' }) ?? ''
  expect(problem).toMatch(/^Cylinders: “many” isn’t a number/u)
  expect(partLabelsOf('variant', problem)).toEqual(['Cylinders'])
  expect(partLabelsOf('variant', 'Another problem: too long.')).toEqual([])
  expect(partLabelsOf(undefined, problem)).toEqual([])
})

test('[STF-02] [ADM-05] a problem of a lender’s example names the lender and the input', () => {
  const lenders = { taurus: { paymentWeek: 98 }, westbank: { paymentWeek: 'soon' } }
  const problem = firstLenderProblem(lenders) ?? ''
  expect(problem).toBe(
    'Westbank: Lender’s weekly payment: “soon” isn’t an amount. Enter an amount in dollars, such as 39,990.',
  )
  expect(partLabelsOf('lenders', problem)).toEqual(['Westbank', 'Lender’s weekly payment'])
  expect(firstLenderProblem({ taurus: { paymentWeek: 98 } })).toBeUndefined()
  expect(firstLenderProblem(null)).toBeUndefined()
})
