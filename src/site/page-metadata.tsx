import { heroPlaceholderUrl } from '@/src/features/home/hero-layout'
import { topNames } from '@/src/features/home/tiles'
import type { Site } from '@/src/domain/tenancy/site'
import { countStock } from '@/src/server/stock/stock'
import { ServerOnlyHead } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { sharingTags, type SharedPage } from './sharing-tags'

/** A generated image for pages without one: the dealer's most common body type in the theme's colour. */
const defaultImage = async (site: Site): Promise<string> =>
  heroPlaceholderUrl(site.theme, topNames((await countStock(site.id)).byBody, 1)[0])

/**
 * Writes a page's tags for shared links, always with an image, and its structured data (CNT-07). Both are only in the
 * server's HTML. The page's metadata must set `openGraph: null`.
 */
export const PageMetadata = async ({
  data,
  site,
  image,
  ...shared
}: Omit<SharedPage, 'site'> & { readonly site: Site; readonly data?: object }) => {
  const tags = sharingTags({ ...shared, site, image: image ?? (await defaultImage(site)) })
  return (
    <>
      <ServerOnlyHead name={registerServerHtml(JSON.stringify(tags))} />
      {data && <JsonLd data={data} />}
    </>
  )
}
