import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData } from '@/src/server/content/block-data'

/** Returns the home page of a dealer who has not built one: its name, stock and locations. */
export const defaultHome = (site: Pick<Site, 'name'>): readonly BlockData[] => [
  { blockType: 'hero', title: site.name },
  { blockType: 'facet-tiles' },
  { blockType: 'stock-carousel', heading: 'Just arrived' },
  { blockType: 'price-range' },
  { blockType: 'recent-searches' },
  { blockType: 'location-carousel' },
  { blockType: 'talk-to-us' },
]
