import { lenderLabelOf, type OwnLender } from '../finance/lender-label'
import { firstPartProblem, isInputPart, listPartLabels } from './part-inputs'

/** The first problem of the lenders' examples, with the lender and the label of the input; undefined without one. */
export const firstLenderProblem = (value: unknown, own?: OwnLender): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, lender] of Object.entries(value)) {
    const problem = firstPartProblem('lender', lender)
    if (problem !== undefined) return `${lenderLabelOf(name, own)}: ${problem}`
  }
  return undefined
}

/**
 * Returns the labels of the input that a part's problem is about, such as Cylinders, or the lender and Weekly payment.
 * The form has one field for the whole part, but staff look for the input (STF-02).
 */
export const partLabelsOf = (part: string | undefined, problem: string): readonly string[] => {
  const inputs = part === 'lenders' ? 'lender' : part
  if (!isInputPart(inputs)) return []
  for (const [, label] of listPartLabels(inputs)) {
    const at = problem.indexOf(`${label}: `)
    if (at === 0) return [label]
    if (at > 0 && inputs === 'lender' && problem.slice(0, at).endsWith(': ')) return [problem.slice(0, at - 2), label]
  }
  return []
}
