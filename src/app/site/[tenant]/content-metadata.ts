import type { Metadata } from 'next'
import type { PageSeo } from '@/src/server/pages'

type Usual = { readonly title: string; readonly description?: string; readonly path: string }

/** Metadata of a page by staff (CNT-07): the SEO fields, with the page's own texts as fallback. */
export const contentMetadata = (seo: PageSeo, { title, description, path }: Usual): Metadata => {
  const words = seo.description ?? description
  return {
    title: seo.title ?? title,
    alternates: { canonical: path },
    // `PageMetadata` writes the tags for shared links.
    openGraph: null,
    ...(words ? { description: words } : {}),
    ...(seo.noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
