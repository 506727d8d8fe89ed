import { imageUrl } from '@/src/domain/images'
import type { Site } from '@/src/domain/tenancy/site'
import type { HeadTag } from '@/src/ui/head-once'

export type Shared = {
  /** A post is an article, all else a page of the site. */
  readonly kind?: 'article'
  readonly title: string
  /** Its address on the site. */
  readonly path: string
  readonly picture: string | undefined
  readonly site: Pick<Site, 'name' | 'url'>
}

const tag = (property: string, content: string): HeadTag => ['meta', { property, content }]

/** Open Graph of a page with a picture of its own (CNT-07); title and description stand beside it and are read, too. */
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
