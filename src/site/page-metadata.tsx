import type { Site } from '@/src/domain/tenancy/site'
import { ServerOnlyHead } from '@/src/ui/server-only-head'
import { JsonLd } from '@/src/ui/json-ld'
import { registerServerHtml } from '@/src/ui/register-server-html'
import { findDealerShareImage } from './dealer-share-image'
import { sharingTags, type SharedPage } from './sharing-tags'

/** The image made for the dealer's pages without one of their own. */
const defaultImage = async (site: Site): Promise<string> =>
  `/share-image?v=${(await findDealerShareImage(site)).version}`

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
