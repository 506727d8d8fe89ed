/** Components that show an amount in cents as dollars: in the form, in lists and between versions. */
export const dollarComponents = {
  Field: '/src/admin/models/dollars-field#DollarsField',
  Cell: '/src/admin/lists/price-cell#PriceCell',
  Diff: '/src/admin/versions/value-diffs#DollarsDiff',
} as const

/** Components of an optional amount: lists show a missing one without a warning. */
export const amountComponents = { ...dollarComponents, Cell: '/src/admin/lists/price-cell#AmountCell' } as const
