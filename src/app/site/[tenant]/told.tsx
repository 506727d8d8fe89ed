import { drawnHero } from '@/src/features/home/hero-look'
import { mostOf } from '@/src/features/home/tiles'
import type { Site } from '@/src/domain/tenancy/site'
import { stockCounts } from '@/src/server/stock'
import { HeadOnce } from '@/src/ui/head-once'
import { JsonLd } from '@/src/ui/json-ld'
import { keepOnce } from '@/src/ui/once-kept'
import { sharedPage, type Shared } from './shared-page'

/** A generated image for pages without one: the dealer's most common body type in the theme's colour. */
const usualPicture = async (site: Site): Promise<string> =>
  drawnHero(site.theme, mostOf((await stockCounts(site.id)).byBody, 1)[0])

/**
 * Writes a page's tags for shared links, always with an image, and its structured data (CNT-07). Both are only in the
 * server's HTML. The page's metadata must set `openGraph: null`.
 */
export const Told = async ({
  data,
  site,
  picture,
  ...shared
}: Omit<Shared, 'site'> & { readonly site: Site; readonly data?: object }) => {
  const tags = sharedPage({ ...shared, site, picture: picture ?? (await usualPicture(site)) })
  return (
    <>
      <HeadOnce name={keepOnce(JSON.stringify(tags))} />
      {data && <JsonLd data={data} />}
    </>
  )
}
