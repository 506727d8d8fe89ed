import type { Site } from '@/src/domain/tenancy/site'

/** A post in the Atom feed. */
export type FeedPost = {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly excerpt: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML and removes characters that XML does not allow. */
const xml = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one)

const entryOf = ({ slug, title, date, excerpt }: FeedPost, site: Pick<Site, 'url'>): string => {
  const url = xml(`${site.url}/blog/${slug}`)
  const moment = new Date(date).toISOString()
  return `<entry><title>${xml(title)}</title><link href="${url}"/><id>${url}</id><published>${moment}</published><updated>${moment}</updated><summary>${xml(excerpt)}</summary></entry>`
}

/** Builds a dealer's news feed as Atom (RFC 4287), newest first; an empty feed is dated 1970. */
export const newsFeed = (site: Pick<Site, 'name' | 'url'>, posts: readonly FeedPost[]): string => {
  const updated = posts.reduce((last, { date }) => Math.max(last, Date.parse(date)), 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU"><title>${xml(site.name)}</title><link href="${xml(`${site.url}/news`)}"/><link rel="self" href="${xml(`${site.url}/feed.xml`)}"/><id>${xml(`${site.url}/news`)}</id><updated>${new Date(updated).toISOString()}</updated><author><name>${xml(site.name)}</name></author>
${posts.map((post) => entryOf(post, site)).join('\n')}
</feed>
`
}
