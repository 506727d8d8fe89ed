import { imageUrl } from '@/src/domain/images'
import type { Site } from '@/src/domain/tenancy/site'
import type { HeadTag } from '@/src/ui/head-once'

export type Shared = {
  /** Posts are articles; all other pages are of the type website. */
  readonly kind?: 'article'
  readonly title: string
  /** The page's path on the site. */
  readonly path: string
  readonly picture: string | undefined
  readonly site: Pick<Site, 'name' | 'url'>
}

const tag = (property: string, content: string): HeadTag => ['meta', { property, content }]

/** Open Graph tags of a page (CNT-07); `title` and `description` tags complete them. */
export const sharedPage = ({ title, path, picture, site, kind }: Shared): readonly HeadTag[] => {
  const address = picture === undefined ? undefined : imageUrl(picture, { width: 1280, crop: '40x21' })
  return [
    tag('og:type', kind ?? 'website'),
    tag('og:site_name', site.name),
    tag('og:locale', 'en_AU'),
    tag('og:title', title),
    tag('og:url', `${site.url}${path}`),
    ...(address === undefined
      ? []
      : [
          tag('og:image', new URL(address, site.url).href),
          tag('og:image:alt', title),
          ['meta', { name: 'twitter:card', content: 'summary_large_image' }] as const,
        ]),
  ]
}
