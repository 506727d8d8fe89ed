import type { MakeModel } from '@/src/services/stock/price-changes/list-vehicle-choices'

export type ChangePricesProps = {
  readonly tenant: string
  /** The dealer's zone, by whose clocks a change starts and ends. */
  readonly timezone: string
  /** The bodies that the dealer has, such as `Ute`. */
  readonly bodies: readonly string[]
  readonly makes: readonly MakeModel[]
  readonly locations: readonly { readonly id: string; readonly name: string }[]
}
