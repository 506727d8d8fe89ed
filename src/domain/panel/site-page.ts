import { brandHref } from '../brands/brand'
import { type DisplayWindow, isWindowOpen } from '../content/display-window'
import { isInTrash } from '../content/trash'
import { findPageOutcome } from '../vehicle-page/page-outcome'
import type { Site } from '../tenancy/site'

/** A stored document, as the panel's REST API returns it. */
type StoredDocument = Readonly<Record<string, unknown>>

type SitePageContext = Pick<Site, 'switches'> & { readonly now: Date }

/** The path of a document's page on the dealer's site, or why shoppers can't open it, as staff read it. */
export type SitePage = { readonly path: string } | { readonly problem: string }

const textOf = (document: StoredDocument, name: string): string => {
  const value = document[name]
  return typeof value === 'string' ? value : ''
}

const findVehiclePage = (document: StoredDocument, { switches, now }: SitePageContext): SitePage => {
  const removedAt = textOf(document, 'removed_at')
  const soldAt = textOf(document, 'sold_at')
  const vehicle = {
    hidden: document['hidden'] === true,
    status: document['status'] as 'sold',
    make: textOf(document, 'make'),
    model: textOf(document, 'model'),
    ...(removedAt === '' ? {} : { removed_at: removedAt }),
    ...(soldAt === '' ? {} : { sold_at: soldAt }),
  }
  if (vehicle.hidden)
    return { problem: 'This vehicle is hidden from the website. To show it, turn off “Hide from the website”.' }
  if (removedAt !== '') return { problem: 'This vehicle is no longer in its stock feed, so it isn’t on your site.' }
  if (findPageOutcome(vehicle, { switches }, now).kind !== 'shown')
    return {
      problem: `This vehicle was sold more than ${String(switches.search.sold_days)} days ago, so it’s no longer on your site.`,
    }
  return { path: `/cars/${textOf(document, 'slug')}` }
}

const findLocationPage = (document: StoredDocument): SitePage =>
  document['visible'] === false
    ? { problem: 'This location is hidden from the website. To show it, turn on “Visible”.' }
    : { path: `/locations/${textOf(document, 'slug')}` }

const findOfferPage = (document: StoredDocument, { now }: SitePageContext): SitePage => {
  const window: DisplayWindow = {
    start: textOf(document, 'start') || undefined,
    expiry: textOf(document, 'expiry') || undefined,
  }
  if (isWindowOpen(window, now)) return { path: `/offers/${textOf(document, 'slug')}` }
  const isUpcoming = window.start !== undefined && now.getTime() < Date.parse(window.start)
  return { problem: isUpcoming ? 'This offer hasn’t started yet.' : 'This offer has expired.' }
}

const findPostPage = (document: StoredDocument, { now }: SitePageContext): SitePage =>
  Date.parse(textOf(document, 'date')) > now.getTime()
    ? { problem: 'Shoppers can open this post from the date you set for it.' }
    : { path: `/blog/${textOf(document, 'slug')}` }

const findBrandPage = (document: StoredDocument): SitePage => {
  const skipPage = textOf(document, 'skipPage')
  return { path: brandHref({ slug: textOf(document, 'slug'), ...(skipPage === '' ? {} : { skipPage }) }) }
}

type FindPage = (document: StoredDocument, context: SitePageContext) => SitePage

const pageAt =
  (folder: string): FindPage =>
  (document) => ({ path: `${folder}${textOf(document, 'slug')}` })

/** The collections whose documents have a page, with the page of a published document. */
const pageFinders: Readonly<Record<string, FindPage>> = {
  vehicles: findVehiclePage,
  locations: findLocationPage,
  offers: findOfferPage,
  posts: findPostPage,
  brands: findBrandPage,
  models: pageAt('/models/'),
  pages: pageAt('/'),
  'post-categories': pageAt('/blog/'),
  home: () => ({ path: '/' }),
  'brand-directory': () => ({ path: '/brands' }),
}

export const hasSitePage = (collection: string): boolean => Object.hasOwn(pageFinders, collection)

/** Returns the page that shoppers can open of a document, or why they can't (ADM-06). */
export const findSitePage = (collection: string, document: StoredDocument, context: SitePageContext): SitePage => {
  if (isInTrash(document)) return { problem: 'This item is in the trash. Restore it to show it on your site.' }
  if (document['_status'] === 'draft')
    return { problem: 'This item is a draft. Shoppers can open its page when you publish it.' }
  return pageFinders[collection]?.(document, context) ?? { problem: 'This item doesn’t have a page on your site.' }
}
