import { heroPlaceholderUrl } from '@/src/features/home/hero/hero-layout'
import { topNames } from '@/src/features/home/tiles'
import type { Site } from '@/src/domain/tenancy/site'
import { countStock } from '@/src/server/stock/stock'
import { dealerShareImage, type ShareImage } from '@/src/server/vehicles/share-image'

/** The image of pages without one: the dealer's most common body type in the theme's colour, with the dealer's name. */
export const findDealerShareImage = async (site: Site): Promise<ShareImage> =>
  dealerShareImage(site, heroPlaceholderUrl(site.theme, topNames((await countStock(site.id)).byBody, 1)[0]))
