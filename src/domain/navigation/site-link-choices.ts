import { formatPhone, telHref } from '@/src/domain/phone'
import type { SiteRoutePath } from '@/src/domain/routes/site-routes'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import { bodyPlural } from '@/src/domain/stock/vehicle/body-plural'
import { dealerNounOf } from '@/src/domain/stock/vehicle/nouns'
import type { Switches } from '@/src/domain/switches'
import { capitalize } from '@/src/domain/text/format-text'
import { listStockLinks } from './fill-menus'
import type { LinkChoice, LinkGroup } from './link-choices'
import { bodyHref, makeHref, modelHref } from './search-links'

export type SiteLinkFacts = {
  /** Pages of documents, whether shoppers see them yet or not. */
  readonly documents: readonly LinkChoice[]
  /** Makes, models and bodies of vehicles that shoppers can find, the most common first. */
  readonly makes: readonly string[]
  readonly models: readonly { readonly make: string; readonly model: string }[]
  readonly bodies: readonly string[]
  readonly phones: readonly { readonly name: string; readonly phone: string }[]
  readonly closedRoutes: readonly SiteRoutePath[]
  readonly switches: Switches
}

const homePage: LinkChoice = { group: 'Pages', title: 'Home page', href: '/' }

type FixedPage = { readonly route?: SiteRoutePath; readonly href: string; readonly title: string }

/** The site's own pages, in the order of the list. */
const fixedPages: readonly FixedPage[] = [
  { route: '/special-offers', href: '/special-offers', title: 'Special offers' },
  { route: '/models/[[...path]]', href: '/models', title: 'All models' },
  { route: '/brands', href: '/brands', title: 'Brands' },
  { route: '/finance', href: '/finance', title: 'Finance' },
  { route: '/locations/[[...path]]', href: '/locations', title: 'Our locations' },
  { route: '/contact-us', href: '/contact-us', title: 'Contact us' },
  { route: '/dealer-locator/[[...path]]', href: '/dealer-locator', title: 'Find the nearest location' },
  { route: '/news/[[...path]]', href: '/news', title: 'News' },
  { route: '/blog/[[...path]]', href: '/blog', title: 'Blog' },
  { route: '/parts/search/[[...path]]', href: '/parts/search', title: 'Search parts and accessories' },
  { route: '/privacy-policy', href: '/privacy-policy', title: 'Privacy policy' },
]

const fixedForms: readonly FixedPage[] = [
  { route: '/contact', href: '/contact', title: 'Send an enquiry' },
  { route: '/book-test-drive', href: '/book-test-drive', title: 'Book a test drive' },
  { route: '/home-test-drive', href: '/home-test-drive', title: 'Book a test drive at home' },
  { route: '/book-service', href: '/book-service', title: 'Book a service' },
  { route: '/order-parts', href: '/order-parts', title: 'Order parts' },
  { route: '/apply', href: '/apply', title: 'Apply for a job' },
  { route: '/apply-for-finance', href: '/apply-for-finance', title: 'Apply for finance' },
  { route: '/cars/trade-in', href: '/trade-in', title: 'Trade in or sell a vehicle' },
  { route: '/register-interest', href: '/register-interest', title: 'Register interest' },
  { route: '/online-payment', href: '/online-payment', title: 'Pay online' },
  { route: '/spin-to-win', href: '/spin-to-win', title: 'Spin to win' },
  { route: '/compare', href: '/compare', title: 'Compare vehicles' },
  { route: '/watchlist', href: '/watchlist', title: 'Watchlist' },
]

const listFixed = (pages: readonly FixedPage[], group: LinkGroup, facts: SiteLinkFacts): readonly LinkChoice[] =>
  pages
    .filter(({ route }) => route === undefined || !facts.closedRoutes.includes(route))
    // A page by staff at the same address is listed with its own title.
    .filter(({ href }) => facts.documents.every((one) => one.href !== href))
    .map(({ href, title }) => ({ group, href, title: replaceTestDrive(title, facts.switches.display.item_types) }))

const listSearches = ({ makes, models, bodies, switches }: SiteLinkFacts): readonly LinkChoice[] => {
  const [, noun] = dealerNounOf({ switches })
  const found = [
    ...listStockLinks(switches.search).map(({ label, href }) => ({
      title: href === switches.search.base_path ? label : `${label} ${noun}`,
      href,
    })),
    ...bodies.map((body) => ({ title: bodyPlural(body, noun), href: bodyHref(body, switches.search) })),
    ...makes.map((make) => ({ title: `${make} in stock`, href: makeHref(make, switches.search) })),
    ...models.map((one) => ({ title: `${one.make} ${one.model} in stock`, href: modelHref(one, switches.search) })),
  ]
  return found.map(({ title, href }) => ({ group: 'Searches', title: capitalize(title), href }))
}

const listPhones = ({ phones }: SiteLinkFacts): readonly LinkChoice[] =>
  phones.map(({ name, phone }) => ({
    group: 'Phone',
    title: `Call ${name}: ${formatPhone(phone)}`,
    href: telHref(phone),
  }))

const withoutRepeats = (choices: readonly LinkChoice[]): readonly LinkChoice[] => {
  const known = new Set<string>()
  return choices.filter(({ href }) => !known.has(href) && known.add(href))
}

/** Lists what the links of a dealer's site can lead to, by kind (STF-07). An address is listed once. */
export const listSiteLinks = (facts: SiteLinkFacts): readonly LinkChoice[] => {
  const pages = facts.documents.filter(({ group }) => group === 'Pages')
  const others = facts.documents.filter(({ group }) => group !== 'Pages')
  return withoutRepeats([
    homePage,
    ...pages,
    ...listFixed(fixedPages, 'Pages', facts),
    ...listFixed(fixedForms, 'Forms and tools', facts),
    ...listSearches(facts),
    ...others,
    ...listPhones(facts),
  ])
}
