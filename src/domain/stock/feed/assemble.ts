import type { BroughtVehicle } from '../vehicle'
import { youxQuoteFields } from '../vehicle-parts-schema'
import type { FeedField } from './fields'

const readFrom: ReadonlySet<FeedField> = new Set<FeedField>(['title', 'dap_price_cents', 'egc_price_cents'])

type Part = Record<string, unknown>

/** Adds `lender.*` to the examples by lender; an example without a lender's name or without any figure is dropped. */
const withLender = (built: Part, lender: Part | undefined): void => {
  if (lender === undefined) return
  const { name, ...example } = lender
  const tells = Object.keys(example).some((key) => key !== 'disclaimer')
  if (typeof name !== 'string' || !tells) return
  built['finance_lenders'] = { ...(built['finance_lenders'] as Part | undefined), [name]: example }
}

/** Removes a quote that is incomplete, because a repayment may not be displayed without both its rates (FIN-07). */
const withoutHalfAQuote = (built: Part): void => {
  const quote = built['youxQuote'] as Part | undefined
  if (quote && Object.keys(youxQuoteFields).some((name) => quote[name] === undefined)) delete built['youxQuote']
}

/**
 * Builds the vehicle from a row's values, each validated by its field's schema; the required fields are present. Fields
 * the row does not contain are absent.
 */
export const assemble = (values: ReadonlyMap<FeedField, unknown>, key: string): BroughtVehicle => {
  const built: Part = { key }
  for (const [field, value] of values) {
    const dot = field.indexOf('.')
    if (dot === -1) {
      if (!readFrom.has(field)) built[field] = value
      continue
    }
    const part = field.slice(0, dot)
    built[part] = { ...(built[part] as Part | undefined), [field.slice(dot + 1)]: value }
  }
  const { lender, ...vehicle } = built
  withLender(vehicle, lender as Part | undefined)
  withoutHalfAQuote(vehicle)
  return vehicle as unknown as BroughtVehicle
}
