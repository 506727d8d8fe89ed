'use client'

import { imageUrl } from '@/src/domain/images'
import { type CrossedPrice, itemFields } from '@/src/domain/catalogue/search-params'
import type { ItemRecord } from '@/src/domain/catalogue/records'
import { formatDollars } from '@/src/domain/money/format-money'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { CatalogueSearchView } from './catalogue-search'
import type { CatalogueState } from './use-catalogue'

const titles = { categories: 'Category' }

const ItemImage = ({ src }: { src: string }) => (
  <ResponsiveImage
    src={imageUrl(src, { width: 480 }, useSiteBasics().imageHost)}
    alt=""
    width={480}
    height={320}
    className="aspect-3/2 w-full object-cover"
  />
)

const ItemCard = ({ record, noPrice }: { record: ItemRecord; noPrice: string }) => (
  <article className="border-border bg-raised flex h-full flex-col overflow-hidden rounded-md border">
    {record.image_url && <ItemImage src={record.image_url} />}
    <div className="grid flex-1 content-start gap-1 p-4">
      {record.categories.length > 0 && <p className="text-muted text-sm">{record.categories.join(' · ')}</p>}
      <h2 className="text-base font-semibold">{record.name}</h2>
      {record.description && <p className="text-sm">{record.description}</p>}
      {record.part_number && (
        <p className="text-muted text-sm">
          Part number <span className="tabular-nums">{record.part_number}</span>
        </p>
      )}
    </div>
    <p className="px-4 pb-4 text-lg font-semibold tabular-nums">
      {record.price === undefined ? noPrice : formatDollars(record.price)}
    </p>
  </article>
)

type Props = {
  initial: CatalogueState<ItemRecord>
  crossedPrice: CrossedPrice | undefined
  refreshPath: string
  noPrice: string
}

/** Search of dealership items (SRCH-15). */
export const ItemSearch = ({ initial, crossedPrice, refreshPath, noPrice }: Props) => (
  <CatalogueSearchView
    path="/parts/search"
    endpoint="/api/dealership-items"
    fields={itemFields}
    initial={initial}
    crossedPrice={crossedPrice}
    noun={['item', 'items']}
    queryLabel="Search parts and accessories"
    titles={titles}
    refreshPath={refreshPath}
    card={(record) => <ItemCard record={record} noPrice={noPrice} />}
  />
)
