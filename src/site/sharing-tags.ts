import { imageUrl, SHARED_LINK_CROP } from '@/src/domain/images'
import type { Site } from '@/src/domain/tenancy/site'
import type { HeadTag } from '@/src/ui/server-only-head'

export type SharedPage = {
  /** Posts are articles; all other pages are of the type website. */
  readonly kind?: 'article'
  readonly title: string
  /** The page's path on the site. */
  readonly path: string
  readonly image: string | undefined
  readonly site: Pick<Site, 'name' | 'url'>
}

const metaTag = (property: string, content: string): HeadTag => ['meta', { property, content }]

/** Open Graph tags of a page (CNT-07); `title` and `description` tags complete them. */
export const sharingTags = ({ title, path, image, site, kind }: SharedPage): readonly HeadTag[] => {
  const address = image === undefined ? undefined : imageUrl(image, { width: 1280, crop: SHARED_LINK_CROP })
  return [
    metaTag('og:type', kind ?? 'website'),
    metaTag('og:site_name', site.name),
    metaTag('og:locale', 'en_AU'),
    metaTag('og:title', title),
    metaTag('og:url', `${site.url}${path}`),
    ...(address === undefined
      ? []
      : [
          metaTag('og:image', new URL(address, site.url).href),
          metaTag('og:image:alt', title),
          ['meta', { name: 'twitter:card', content: 'summary_large_image' }] as const,
        ]),
  ]
}
