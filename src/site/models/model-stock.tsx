import { formatModelName, type ModelPage } from '@/src/domain/models/model'
import { hasOwnSections, summarizeModelStock } from '@/src/domain/models/model-stock'
import { allStockLink } from '@/src/domain/navigation/all-stock-link'
import { bodyHref, modelHref } from '@/src/domain/navigation/search-links'
import { toCardSettings } from '@/src/domain/stock/card/card-settings'
import type { StockRecord } from '@/src/domain/stock/search-record/search-record'
import { bodyPluralInText } from '@/src/domain/stock/vehicle/body-plural'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Site } from '@/src/domain/tenancy/site'
import { formatInteger } from '@/src/domain/text/numbers'
import type { ModelStock } from '@/src/features/models/model-intro'
import { CardGrid } from '@/src/features/stock/card/card-grid'
import { toCardViews } from '@/src/features/stock/card/card-view'
import { toSaveHref } from '@/src/features/stock/search/save/save-href'
import { StockStrip } from '@/src/features/stock/stock-strip'
import { findLinkedStock } from '@/src/server/content/search-blocks'
import { Section } from '@/src/ui/section'

/** Cards of the model's vehicles; a link leads to the others. */
const MAX_CARDS = 8
/** Vehicles read for the lowest price and the versions; more than dealers have of one model. */
const MAX_RECORDS = 200
/** Below this many vehicles, others of the body follow them. */
const FULL_ROW = 4

type PageProps = { readonly model: ModelPage; readonly site: Site }

/** The link to other vehicles: those of the model's body, or all stock. */
const otherLinkOf = ({ body }: ModelPage, site: Site) => {
  const [, noun] = dealerNounOf(site)
  if (body === '') return { ...allStockLink(site), title: `Other ${noun} in stock` }
  const plural = bodyPluralInText(body, noun)
  return { label: `See all ${plural}`, href: bodyHref(body, site.switches.search), title: `Other ${plural} in stock` }
}

type OtherStock = { readonly link: ReturnType<typeof otherLinkOf>; readonly records: readonly StockRecord[] }

const findOtherStock = async (model: ModelPage, site: Site, own: readonly StockRecord[]): Promise<OtherStock> => {
  const link = otherLinkOf(model, site)
  const found = await findLinkedStock(site, link.href, MAX_CARDS + own.length)
  const ids = new Set(own.map((one) => one.objectID))
  return { link, records: (found?.records ?? []).filter((one) => !ids.has(one.objectID)).slice(0, MAX_CARDS) }
}

type FoundStock = {
  readonly stock: ModelStock
  readonly records: readonly StockRecord[]
  /** Vehicles of other models, for a page without sections of its own whose model has few. */
  readonly others?: OtherStock
}

/**
 * Returns the model's stock: its search URL, its count, and its vehicles; for a page without sections of its own also
 * others where they are few (MOD-01). The count is 0 if the search is unavailable.
 */
export const loadModelStock = async (model: ModelPage, site: Site): Promise<FoundStock> => {
  const href = modelHref({ make: model.manufacturer.name, model: model.name }, site.switches.search)
  const found = await findLinkedStock(site, href, MAX_RECORDS)
  const records = found?.records ?? []
  const summary = summarizeModelStock(records, site.switches.display)
  const stock = { href, count: found?.available ?? 0, summary, alertHref: toSaveHref(href) }
  if (hasOwnSections(model) || records.length >= FULL_ROW) return { stock, records }
  return { stock, records, others: await findOtherStock(model, site, records) }
}

/**
 * The vehicles of the model: in one row beside sections of its own, else as the main part of the page, before others of
 * the body where they are few.
 */
export const ModelVehicles = ({ model, site, stock, records, others }: PageProps & FoundStock) => {
  const toViews = (list: readonly StockRecord[]) =>
    toCardViews(list.slice(0, MAX_CARDS), toCardSettings(site), new Date())
  const section = {
    title: `${formatModelName(model)} in stock`,
    id: 'in-stock',
    background: 'bg-surface-alt',
    more: { label: `See all ${formatInteger(stock.count)} in stock`, href: stock.href },
  }
  if (hasOwnSections(model)) return records.length > 0 && <StockStrip {...section} views={toViews(records)} />
  return (
    <>
      {records.length > 0 && (
        <Section {...section}>
          <CardGrid views={toViews(records)} />
        </Section>
      )}
      {others && others.records.length > 0 && (
        <StockStrip title={others.link.title} id="other-stock" more={others.link} views={toViews(others.records)} />
      )}
    </>
  )
}
