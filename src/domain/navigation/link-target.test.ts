import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSafeHref } from '@/src/domain/content/href'
import { siteRouteList, type SiteRoutePath } from '@/src/domain/routes/site-routes'
import { resolveSwitches } from '@/src/domain/switches'
import { isClosedPage, listClosedRoutes } from './closed-routes'
import { findLinkTarget } from './link-target'
import type { SiteAddresses } from './site-addresses'

const now = new Date('2026-11-25T01:00:00Z')
const [earlier, later] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']

type Pages = SiteAddresses['pages'][number]

const toPages = (routes: Pages['routes'], ...documents: Pages['documents']): Pages => ({ routes, lists: [], documents })

const pages: SiteAddresses['pages'] = [
  toPages(
    ['/[...path]'],
    { slugs: ['about-us'], state: 'published' },
    { slugs: ['pages/owners'], state: 'draft' },
    { slugs: ['careers'], state: 'trash' },
    { slugs: ['summer-sale'], state: 'draft', publishAt: later },
    { slugs: ['spring-sale'], state: 'draft', publishAt: earlier },
    { slugs: ['warranty'], state: 'trash' },
    { slugs: ['warranty'], state: 'published' },
  ),
  toPages(['/models/[slug]'], { slugs: ['tiggo-7'], state: 'published' }),
  toPages(
    ['/offers/[slug]'],
    { slugs: ['spring', 'id-of-spring'], state: 'published', start: earlier, expiry: later },
    { slugs: ['winter'], state: 'published', expiry: earlier },
  ),
  toPages(['/blog/[[...path]]', '/news/[[...path]]'], { slugs: ['soon'], state: 'published', start: later }),
  toPages(['/blog/[[...path]]', '/news/[[...path]]'], { slugs: ['news'], state: 'published' }),
  toPages(['/locations/[[...path]]'], { slugs: ['toowong'], state: 'published' }),
  toPages(['/contact-us/[location]'], { slugs: ['toowong-motors'], state: 'published' }),
  toPages(['/[brand]/overview'], { slugs: ['kia'], state: 'published' }),
]

const createSite = (over: Partial<SiteAddresses> = {}): SiteAddresses => ({
  pages,
  redirects: [
    { from: '/about', to: '/about-us', permanent: true },
    { from: '/old', to: '/pages/owners', permanent: true },
    { from: '/round', to: '/round-again', permanent: true },
    { from: '/round-again', to: '/round', permanent: true },
    { from: '/shop', to: 'https://shop.example', permanent: true },
  ],
  closedRoutes: ['/book-test-drive', '/models/[[...path]]'],
  garagePath: '/my-place',
  timezone: 'Australia/Brisbane',
  ...over,
})

const find = (href: string, over?: Partial<SiteAddresses>) => findLinkTarget(href, createSite(over), now)

describe('a stored link', () => {
  test.each([
    '/',
    '/about-us',
    '/About-Us/',
    '/about-us?utm_source=menu#team',
    '/warranty',
    '/about',
    '/shop',
    '/trade-in',
    '/models/tiggo-7',
    '/offers/spring',
    '/offers/id-of-spring',
    '/blog',
    '/blog/news',
    '/news/news',
    '/locations',
    '/locations/toowong',
    '/contact-us/toowong-motors',
    '/kia/overview',
    '/search/suv?sort=price',
    '/cars/2023-toyota-rav4-k1',
    '/cars/trade-in',
    '/delivery?car_id=1',
    '/my-place',
    '/videos/suv-white.mp4',
    '/images/media/uploads/a.png',
    '/sitemap.xml',
    'https://example.com',
    'tel:0755501234',
    'mailto:sales@example.com',
    '#team',
  ])('[STF-06] %s leads somewhere', (href) => {
    expect(find(href).leads).toBe(true)
  })

  test.each([
    ['/nowhere', 'unknown'],
    ['/pages/owners', 'unpublished'],
    ['/old', 'unpublished'],
    ['/careers', 'deleted'],
    ['/summer-sale', 'unpublished'],
    ['/spring-sale', 'unpublished'],
    ['/round', 'unknown'],
    ['/models', 'closed'],
    ['/book-test-drive?x=1', 'closed'],
    ['/models/gone', 'unknown'],
    ['/offers/winter', 'not-current'],
    ['/blog/soon', 'not-current'],
    ['/locations/gone', 'unknown'],
    ['/ford/overview', 'unknown'],
    ['/delivery', 'unknown'],
    ['/admin', 'unknown'],
    ['/my-garage', 'unknown'],
    ['javascript:alert(1)', 'malformed'],
    ['//evil.example', 'malformed'],
    ['/%E0%A4%A', 'malformed'],
    ['', 'malformed'],
  ])('[STF-06] %s leads nowhere: %s', (href, reason) => {
    expect(find(href)).toMatchObject({ leads: false, reason })
  })

  test('[STF-06] a page that is scheduled says when it comes; a moment that has passed counts no more', () => {
    expect(find('/summer-sale')).toMatchObject({ leads: false, publishAt: later })
    expect(find('/spring-sale')).not.toHaveProperty('publishAt')
  })

  test('[STF-06] tells until when its answer holds', () => {
    expect(find('/offers/spring')).toEqual({ leads: true, until: later })
    expect(find('/offers/winter')).toEqual({ leads: false, reason: 'not-current' })
    expect(find('/blog/soon')).toEqual({ leads: false, reason: 'not-current', until: later })
  })

  test('[STF-06] any text has an answer, and one that is not safe leads nowhere', () => {
    const href = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.webUrl(),
      fc
        .tuple(fc.constantFrom('/', '/models/', '/blog/', '//'), fc.string({ unit: 'binary' }))
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(href, (text) => {
        const target = find(text)
        if (!isSafeHref(text)) expect(target).toEqual({ leads: false, reason: 'malformed' })
      }),
    )
  })

  test('[STF-06] publishing a page makes the link to it lead there, and nothing else about it counts', () => {
    const slug = fc.stringMatching(/^[a-z]{3,12}(?:-[a-z]{1,8})?$/)
    fc.assert(
      fc.property(slug, fc.constantFrom('published', 'draft', 'trash'), (name, state) => {
        const path = `info-${name}`
        const page = toPages(['/[...path]'], { slugs: [path], state })
        expect(find(`/${path}`, { pages: [page] }).leads).toBe(state === 'published')
        expect(find(`/${path}`, { pages: [] })).toEqual({ leads: false, reason: 'unknown' })
      }),
    )
  })
})

describe('the registry of routes', () => {
  const fixed = siteRouteList.map(({ path }) => path).filter((path) => !/\/\[[\w.]/.test(path))

  test.each(fixed)('[STF-06] %s leads to its own page, and nowhere if it is closed', (path) => {
    const href = `${path.replace(/\/\[\[.*/, '')}?car_id=1`
    expect(find(href, { closedRoutes: [] }).leads).toBe(true)
    expect(find(href, { closedRoutes: [path as SiteRoutePath] })).toEqual({ leads: false, reason: 'closed' })
  })

  test('[STF-06] [TRD-01] a dealer who takes no trade-ins has no page about them, not even one by staff', () => {
    const closedRoutes: readonly SiteRoutePath[] = ['/cars/trade-in']
    for (const href of ['/trade-in', '/Sell-My-Car', '/cars/trade-in?car_id=1'])
      expect(find(href, { closedRoutes })).toEqual({ leads: false, reason: 'closed' })
    const own = [toPages(['/[...path]'], { slugs: ['trade-in'], state: 'published' as const })]
    expect(find('/trade-in', { closedRoutes, pages: own })).toEqual({ leads: false, reason: 'closed' })
    expect(find('/trade-in', { pages: own }).leads).toBe(true)
    const redirects = [{ from: '/trade-in', to: '/finance', permanent: false }]
    expect(find('/trade-in', { closedRoutes, redirects }).leads).toBe(true)
    const none = { hasModels: false, hasParts: false, hasBrands: false, acceptsPayments: false }
    const switches = resolveSwitches({}, { trade_in: { offered: false } })
    expect(listClosedRoutes({ ...none, switches })).toContain('/cars/trade-in')
    expect([isClosedPage('Trade-In', { switches }), isClosedPage('about', { switches })]).toEqual([true, false])
    expect(isClosedPage('trade-in', { switches: resolveSwitches({}, {}) })).toBe(false)
  })

  test('[STF-06] pages are closed by their switches, or without content', () => {
    const full = { hasModels: true, hasParts: true, hasBrands: true, acceptsPayments: true }
    const open = resolveSwitches({}, { tools: { delivery: true }, bookings: { home_test_drives: true } })
    expect(listClosedRoutes({ ...full, switches: open })).toEqual(['/online-payment', '/spin-to-win'])
    const none = { hasModels: false, hasParts: false, hasBrands: false, acceptsPayments: true }
    const closed = listClosedRoutes({ ...none, switches: resolveSwitches({}, { vehicle: { test_drive: false } }) })
    for (const route of ['/book-test-drive', '/models/[[...path]]', '/brands', '/parts/search/[[...path]]'])
      expect(closed).toContain(route)
  })
})
