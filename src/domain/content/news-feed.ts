import { escapeXml } from '@/src/domain/text/escape-markup'
import type { Site } from '@/src/domain/tenancy/site'

/** A post in the Atom feed. */
export type FeedPost = {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly excerpt: string
}

const formatEntry = ({ slug, title, date, excerpt }: FeedPost, site: Pick<Site, 'url'>): string => {
  const url = escapeXml(`${site.url}/blog/${slug}`)
  const moment = new Date(date).toISOString()
  return `<entry><title>${escapeXml(title)}</title><link href="${url}"/><id>${url}</id><published>${moment}</published><updated>${moment}</updated><summary>${escapeXml(excerpt)}</summary></entry>`
}

/** Builds a dealer's news feed as Atom (RFC 4287), newest first; an empty feed is dated 1970. */
export const buildNewsFeed = (site: Pick<Site, 'name' | 'url'>, posts: readonly FeedPost[]): string => {
  const updated = posts.reduce((last, { date }) => Math.max(last, Date.parse(date)), 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU"><title>${escapeXml(site.name)}</title><link href="${escapeXml(`${site.url}/news`)}"/><link rel="self" href="${escapeXml(`${site.url}/feed.xml`)}"/><id>${escapeXml(`${site.url}/news`)}</id><updated>${new Date(updated).toISOString()}</updated><author><name>${escapeXml(site.name)}</name></author>
${posts.map((post) => formatEntry(post, site)).join('\n')}
</feed>
`
}
