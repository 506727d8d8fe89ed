import type { Site } from '@/src/domain/tenancy/site'
import type { BlockData } from './data'

/** The home page of a dealer who has built none: its name, its stock and where it is. */
export const usualHome = (site: Pick<Site, 'name'>): readonly BlockData[] => [
  { blockType: 'hero', title: site.name },
  { blockType: 'facet-tiles' },
  { blockType: 'stock-carousel', heading: 'Just arrived' },
  { blockType: 'price-range' },
  { blockType: 'recent-searches' },
  { blockType: 'location-carousel' },
  { blockType: 'talk-to-us' },
]
