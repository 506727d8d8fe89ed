import type { BroughtVehicle } from '../vehicle'
import { youxQuoteFields } from '../vehicle-parts-schema'
import type { FeedField } from './fields'

const readFrom: ReadonlySet<FeedField> = new Set<FeedField>(['title', 'dap_price_cents', 'egc_price_cents'])

type Part = Record<string, unknown>

/** `lender.*` as one of the examples by lender; without a name they are nobody's, and without a figure no example. */
const withLender = (built: Part, lender: Part | undefined): void => {
  if (lender === undefined) return
  const { name, ...example } = lender
  const tells = Object.keys(example).some((key) => key !== 'disclaimer')
  if (typeof name !== 'string' || !tells) return
  built['finance_lenders'] = { ...(built['finance_lenders'] as Part | undefined), [name]: example }
}

/** A quote is said whole or not at all: a repayment without both its rates may not be shown (FIN-07). */
const withoutHalfAQuote = (built: Part): void => {
  const quote = built['youxQuote'] as Part | undefined
  if (quote && Object.keys(youxQuoteFields).some((name) => quote[name] === undefined)) delete built['youxQuote']
}

/**
 * The vehicle of a row's values, each of which has passed its field's schema; every field a vehicle needs is there.
 * What the row does not say is not in it.
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
