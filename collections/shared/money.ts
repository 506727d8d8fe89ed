/** How staff see and type money that is kept as whole cents: in dollars, in the form, in lists and between versions. */
export const dollarComponents = {
  Field: '/src/admin/models/dollars-field#DollarsField',
  Cell: '/src/admin/lists/price-cell#PriceCell',
  Diff: '/src/admin/versions/value-diffs#DollarsDiff',
} as const

/** The same, of an amount whose absence is no lack. */
export const amountComponents = { ...dollarComponents, Cell: '/src/admin/lists/price-cell#AmountCell' } as const
