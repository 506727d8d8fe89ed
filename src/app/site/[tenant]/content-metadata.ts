import type { Metadata } from 'next'
import type { PageSeo } from '@/src/server/pages'

type Usual = { readonly title: string; readonly description?: string; readonly path: string }

/** What search engines and shared links say of a page of staff's: their own words, else the page's (CNT-07). */
export const contentMetadata = (seo: PageSeo, { title, description, path }: Usual): Metadata => {
  const words = seo.description ?? description
  return {
    title: seo.title ?? title,
    alternates: { canonical: path },
    // Tags of shared links stand in the HTML once (`Told`).
    openGraph: null,
    ...(words ? { description: words } : {}),
    ...(seo.noindex ? { robots: { index: false, follow: true } } : {}),
  }
}
