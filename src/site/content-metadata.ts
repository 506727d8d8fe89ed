import type { Metadata } from 'next'
import type { PageSeo } from '@/src/server/content/pages'

type DefaultMetadata = { readonly title: string; readonly description?: string; readonly path: string }

/** Metadata of a page by staff (CNT-07): the SEO fields, with the page's own texts as fallback. */
export const contentMetadata = (seo: PageSeo, { title, description, path }: DefaultMetadata): Metadata => {
  const descriptionText = seo.description ?? description
  return {
    title: seo.title ?? title,
    alternates: { canonical: path },
    // `PageMetadata` writes the tags for shared links.
    openGraph: null,
    ...(descriptionText ? { description: descriptionText } : {}),
    ...(seo.noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
