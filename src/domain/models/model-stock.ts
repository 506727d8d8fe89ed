import { toCardPrice, type CardRecord, type DisplaySwitches } from '@/src/domain/stock/card/card'
import { formatBadge } from '@/src/domain/stock/vehicle/naming'
import type { ModelPage } from './model'

/** Reports whether staff have written any section of the model's page; without one it is built from stock (MOD-01). */
export const hasOwnSections = (model: ModelPage): boolean =>
  [
    model.hero_banners,
    model.model_specifications,
    model.images,
    model.variants,
    model.colours,
    model.driver_assistance_systems,
    model.owner_benefits,
    model.warranty_items,
  ].some((part) => part.length > 0)

/** Facts that a page states about all vehicles of a model that are in stock. */
export type ModelStockSummary = {
  /** The lowest price in dollars with the dealer's words for what it includes. */
  readonly price?: { readonly dollars: number; readonly type_text: string }
  /** Versions, each once, by name. */
  readonly versions: readonly string[]
  readonly itemTypes: readonly string[]
}

const listUnique = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)]
    .filter((one) => one !== '')
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

const purchasePriceOf = (record: CardRecord, display: DisplaySwitches): ModelStockSummary['price'] => {
  const price = toCardPrice(record, display)
  return price.kind === 'price' ? price : price.kind === 'subscription' ? price.purchase : undefined
}

/** Summarises the vehicles of a model that are in stock; a vehicle without a price does not count for the lowest. */
export const summarizeModelStock = (records: readonly CardRecord[], display: DisplaySwitches): ModelStockSummary => {
  const [lowest] = records
    .flatMap((record) => purchasePriceOf(record, display) ?? [])
    .sort((one, other) => one.dollars - other.dollars)
  return {
    ...(lowest && { price: { dollars: lowest.dollars, type_text: lowest.type_text } }),
    versions: listUnique(records.map((record) => formatBadge({ badge: record.badge }))),
    itemTypes: listUnique(records.map((record) => record.item_type)),
  }
}
