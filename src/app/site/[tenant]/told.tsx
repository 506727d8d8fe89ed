import { drawnHero } from '@/src/features/home/hero-look'
import { mostOf } from '@/src/features/home/tiles'
import type { Site } from '@/src/domain/tenancy/site'
import { stockCounts } from '@/src/server/stock'
import { HeadOnce } from '@/src/ui/head-once'
import { JsonLd } from '@/src/ui/json-ld'
import { keepOnce } from '@/src/ui/once-kept'
import { sharedPage, type Shared } from './shared-page'

/** The picture of a page without one of its own: what the dealer sells most, in its paint. */
const usualPicture = async (site: Site): Promise<string> =>
  drawnHero(site.theme, mostOf((await stockCounts(site.id)).byBody, 1)[0])

/**
 * What a page tells those who do not look at it (CNT-07): its tags for shared links, with a picture always, and its
 * structured data. Both stand in the HTML alone. Its metadata says `openGraph: null`.
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
