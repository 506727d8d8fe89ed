import { formatDollars } from '@/src/domain/money/format-money'

/** A lender's fee in dollars, once or monthly. */
export type Fee = { readonly label: string; readonly dollars: number; readonly each: 'once' | 'month' }

/** Format of a fee in the switches: `Establishment fee: 395`, `Account admin fee: 8 monthly`. */
export const FEE_LINE_PATTERN = /^\s*([^:]{1,80}?)\s*:\s*\$?(\d{1,3}(?:,\d{3})*|\d+)(\.\d{1,2})?(\s+monthly)?\s*$/i

/** Parses the fees of a switch; invalid lines are ignored, since the switch rejects them when saved. */
export const parseFees = (lines: readonly string[]): readonly Fee[] =>
  lines.flatMap((line) => {
    const [, label, whole, cents = '', monthly] = FEE_LINE_PATTERN.exec(line) ?? []
    if (label === undefined || whole === undefined) return []
    const dollars = Number(`${whole.replaceAll(',', '')}${cents}`)
    return [{ label, dollars, each: monthly === undefined ? ('once' as const) : ('month' as const) }]
  })

/** Lists the fees, `Establishment fee $395`; monthly ones are marked. */
export const formatFees = (fees: readonly Fee[]): string =>
  fees
    .map(({ label, dollars, each }) => `${label} ${formatDollars(dollars)}${each === 'month' ? ' a month' : ''}`)
    .join(', ')

/** Sums the fees paid once, or those paid monthly, in dollars. */
export const sumFees = (fees: readonly Fee[], each: Fee['each']): number =>
  fees.filter((fee) => fee.each === each).reduce((sum, { dollars }) => sum + dollars, 0)

type FeeSwitches = { readonly establishment_fee: number; readonly fees: readonly string[] }

/** Lists all fees of a dealer, the establishment fee from its own switch first. */
export const listFees = (finance: FeeSwitches): readonly Fee[] => {
  const { establishment_fee, fees } = finance
  const establishmentFees =
    establishment_fee > 0 ? [{ label: 'Establishment fee', dollars: establishment_fee, each: 'once' as const }] : []
  return [...establishmentFees, ...parseFees(fees)]
}
