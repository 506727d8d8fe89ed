import { omitEmpty } from '@/src/domain/omit-empty'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { type FinanceEstimate, type EstimateValues, toTermsField } from './estimate-text'

type RecordFinance = Partial<
  Pick<
    StockRecord,
    | 'weekly_price'
    | 'monthly_price'
    | 'advertised_rate'
    | 'comparison_rate'
    | 'finance_deposit'
    | 'finance_final_payment'
    | 'finance_years'
  >
>

const WEEKS_PER_YEAR = 52
const MONTHS_PER_YEAR = 12

/**
 * Returns the estimate's fields of a search record; empty without an estimate. A monthly repayment also has a weekly price,
 * rounded up, so that shoppers can search by the week at every dealer (SHP-04); cards show the monthly one.
 */
export const toEstimateFields = (estimate: FinanceEstimate | undefined): RecordFinance => {
  if (estimate === undefined) return {}
  const { amount, period, advertised_rate, comparison_rate, terms } = estimate
  const rates = omitEmpty({
    advertised_rate,
    comparison_rate,
    finance_deposit: terms?.deposit,
    finance_final_payment: terms?.balloon,
    finance_years: terms?.years,
  })
  if (period === 'week') return { weekly_price: amount, ...rates }
  return { weekly_price: Math.ceil((amount * MONTHS_PER_YEAR) / WEEKS_PER_YEAR), monthly_price: amount, ...rates }
}

/** Reads the estimate of a search record; undefined without an amount and both rates. */
export const toRecordEstimate = (record: RecordFinance): EstimateValues | undefined => {
  const { weekly_price, monthly_price, advertised_rate, comparison_rate } = record
  const amount = monthly_price ?? weekly_price
  if (amount === undefined || advertised_rate === undefined || comparison_rate === undefined) return undefined
  const { finance_deposit: deposit, finance_final_payment: balloon, finance_years: years } = record
  return {
    amount,
    period: monthly_price === undefined ? 'week' : 'month',
    advertised_rate,
    comparison_rate,
    ...toTermsField({ deposit, balloon, years }),
  }
}
