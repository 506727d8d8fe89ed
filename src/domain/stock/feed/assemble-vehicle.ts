import type { PartialFeedVehicle } from '../vehicle/vehicle'
import { partFields } from '../fields/part-fields'
import type { FeedField } from './fields'

const sourceFields: ReadonlySet<FeedField> = new Set<FeedField>(['title', 'dap_price_cents', 'egc_price_cents'])

type JsonObject = Record<string, unknown>

/** Adds `lender.*` to the examples by lender; an example without a lender's name or without any figure is dropped. */
const addLenderExample = (draft: JsonObject, lender: JsonObject | undefined): void => {
  if (lender === undefined) return
  const { name, ...example } = lender
  const hasAmounts = Object.keys(example).some((key) => key !== 'disclaimer')
  if (typeof name !== 'string' || !hasAmounts) return
  draft['finance_lenders'] = { ...(draft['finance_lenders'] as JsonObject | undefined), [name]: example }
}

/** Removes a quote that is incomplete, because a repayment may not be displayed without both its rates (FIN-07). */
const removeIncompleteQuote = (draft: JsonObject): void => {
  const quote = draft['youxQuote'] as JsonObject | undefined
  if (quote && Object.keys(partFields.youxQuote).some((name) => quote[name] === undefined)) delete draft['youxQuote']
}

/**
 * Builds the vehicle from a row's values, each validated by its field's schema; the required fields are present. Fields
 * the row does not contain are absent.
 */
export const assembleVehicle = (values: ReadonlyMap<FeedField, unknown>, key: string): PartialFeedVehicle => {
  const draft: JsonObject = { key }
  for (const [field, value] of values) {
    const dot = field.indexOf('.')
    if (dot === -1) {
      if (!sourceFields.has(field)) draft[field] = value
      continue
    }
    const part = field.slice(0, dot)
    draft[part] = { ...(draft[part] as JsonObject | undefined), [field.slice(dot + 1)]: value }
  }
  const { lender, ...vehicle } = draft
  addLenderExample(vehicle, lender as JsonObject | undefined)
  removeIncompleteQuote(vehicle)
  return vehicle as PartialFeedVehicle
}
