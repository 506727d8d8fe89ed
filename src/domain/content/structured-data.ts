import { toAustralianE164 } from '@/src/domain/phone'
import { findPrimaryLocation } from '@/src/domain/locations/location-display'
import { sitePhone } from '@/src/domain/locations/phones'
import type { Site } from '@/src/domain/tenancy/site'
import { toHoursData, toLocationData } from '@/src/domain/vehicle-page/sharing/dealer-data'

/** Structured data of pages that staff edit, by schema.org (CNT-07). JSON omits undefined members. */

const toAbsoluteUrl = (url: string, site: Pick<Site, 'url'>): string =>
  url.startsWith('/') ? `${site.url}${url}` : url

export const buildGraph = (...nodes: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Builds the home page's data: the dealer, the site and how its stock is searched. */
export const buildHomeData = (site: Site) => {
  const location = findPrimaryLocation(site)
  const hours = location ? toHoursData(location) : []
  const social = Object.values(site.social)
  const dealer = {
    '@type': 'AutoDealer',
    '@id': `${site.url}/#dealer`,
    name: site.name,
    url: site.url,
    logo: site.theme.logo_url === undefined ? undefined : toAbsoluteUrl(site.theme.logo_url, site),
    telephone: toAustralianE164(sitePhone(site) ?? ''),
    ...(location ? toLocationData(location) : {}),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    sameAs: social.length > 0 ? social : undefined,
  }
  const searchUrl = `${site.url}${site.switches.search.base_path}?query={search_term_string}`
  return buildGraph(dealer, {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    publisher: { '@id': dealer['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchUrl },
      'query-input': 'required name=search_term_string',
    },
  })
}

export type Question = { readonly question: string; readonly answer: string }

/**
 * Builds the data of questions and answers. Several lists on a page share an id, so that they count as one FAQ page.
 */
export const buildFaqData = (items: readonly Question[]) =>
  buildGraph({
    '@type': 'FAQPage',
    '@id': '#faq',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })

type PostSummary = {
  readonly title: string
  readonly date: string
  readonly excerpt: string
  readonly author?: string
  readonly image_url?: string
}

/** Builds the data of a post; its author is the dealer if it names none. */
export const buildPostData = (post: PostSummary, site: Pick<Site, 'name' | 'url'>, url: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt || undefined,
  datePublished: new Date(post.date).toISOString(),
  image: post.image_url === undefined ? undefined : toAbsoluteUrl(post.image_url, site),
  author:
    post.author === undefined ? { '@type': 'Organization', name: site.name } : { '@type': 'Person', name: post.author },
  publisher: { '@type': 'Organization', name: site.name, url: site.url },
  mainEntityOfPage: url,
})
