/** A lender's fee in dollars, once or each month. */
export type Fee = { readonly label: string; readonly dollars: number; readonly each: 'once' | 'month' }

/** How staff write a fee in the switches: `Establishment fee: 395`, `Account admin fee: 8 monthly`. */
export const feeLine = /^\s*([^:]{1,80}?)\s*:\s*\$?(\d{1,3}(?:,\d{3})*|\d+)(\.\d{1,2})?(\s+monthly)?\s*$/i

/** The fees in a switch's lines; a line that is none is left out (the switch refuses it). */
export const readFees = (lines: readonly string[]): readonly Fee[] =>
  lines.flatMap((line) => {
    const [, label, whole, cents = '', monthly] = feeLine.exec(line) ?? []
    if (label === undefined || whole === undefined) return []
    const dollars = Number(`${whole.replaceAll(',', '')}${cents}`)
    return [{ label, dollars, each: monthly === undefined ? ('once' as const) : ('month' as const) }]
  })

/** Dollars of the fees paid once, or each month. */
export const feesEach = (fees: readonly Fee[], each: Fee['each']): number =>
  fees.filter((fee) => fee.each === each).reduce((sum, { dollars }) => sum + dollars, 0)
