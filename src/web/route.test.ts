import fc from 'fast-check'
import { emptySources } from '@/src/domain/net/content-policy'
import { describe, expect, test } from 'vitest'
import { decodeQuerySegment } from '@/src/domain/stock/search-url/segment'
import { platformRoute, tenantRoute } from './route'

const tenant = {
  id: 'T',
  basePath: '/search/new-used-and-demo-cars/',
  listing: { sold_days: 3, only_shown_on_website: true, min_photos: 0, manufacturer: '', base_filter: '' },
  garagePath: '/my-garage',
  sources: emptySources,
}
const route = (url: string) => tenantRoute(tenant, url)

test('[ACC-04] the account pages are at the dealer’s own address only', () => {
  const routeWithAccountPath = (url: string) => tenantRoute({ ...tenant, garagePath: '/club' }, url)
  expect(routeWithAccountPath('/club?done=saved')).toEqual({ kind: 'next', url: '/site/T/garage/club?done=saved' })
  expect(routeWithAccountPath('/my-garage')).toEqual({ kind: 'next', url: '/site/T/my-garage' })
  expect(route('/my-garage')).toEqual({ kind: 'next', url: '/site/T/garage/my-garage' })
  expect(routeWithAccountPath('/garage/club')).toEqual({ kind: 'refuse', status: 404 })
})

describe('routes of a tenant’s host', () => {
  test.each([
    ['/', '/site/T'],
    ['/cars/some-car', '/site/T/cars/some-car'],
    ['/cars/some-car?utm=1', '/site/T/cars/some-car'],
    ['/cars/some-car?_rsc=abc', '/site/T/cars/some-car?_rsc=abc'],
    ['/search/new-used-and-demo-cars/', '/site/T/search/new-used-and-demo-cars/'],
    ['/admin/login', '/site/T/admin/login'],
    ['/administration', '/site/T/administration'],
    ['/api/users', '/site/T/api/users'],
    ['/api/vehicles?filter=make%3DToyota&limit=3', '/site/T/api/vehicles?filter=make%3DToyota&limit=3'],
    ['/models', '/site/T/models'],
    ['/contact?car_id=x', '/site/T/contact?car_id=x'],
    ['/cars/trade-in?car_id=x&_rsc=y', '/site/T/cars/trade-in?car_id=x&_rsc=y'],
    ['/cars/trade-in/token?step=adjustments', '/site/T/cars/trade-in/token?step=adjustments'],
    ['/personalised/finance?car_id=x', '/site/T/personalised/finance?car_id=x'],
    ['/cars/some-car/checkout?problem=1', '/site/T/cars/some-car/checkout?problem=1'],
    ['/payments/some-token?x=1', '/site/T/payments/some-token?x=1'],
    ['/payments/test/some?failed=1', '/site/T/payments/test/some?failed=1'],
    ['/online-payment?problem=1', '/site/T/online-payment?problem=1'],
    ['/saved-searches/confirm?token=x', '/site/T/saved-searches/confirm?token=x'],
    ['/contact/us?car_id=x', '/site/T/contact/us'],
    ['/api/events/x', '/site/T/api/events/x'],
    ['/models/some-model?utm=1', '/site/T/models/some-model'],
    ['/_next/static/x.js?v=1', '/_next/static/x.js?v=1'],
  ])('[TEN-01] %s goes to %s', (url, to) => {
    expect(route(url)).toEqual({ kind: 'next', url: to })
  })

  test.each([
    ['/search//toyota?page=2', '/search/toyota?page=2'],
    ['/cars///x', '/cars/x'],
  ])('[TEN-01] %s redirects to %s, an address of the dealer', (url, to) => {
    expect(route(url)).toEqual({ kind: 'redirect', location: to })
  })

  test.each([
    [`/api/live?cars=x`, 'live'],
    ['/api/events', 'beacon'],
  ])('[VDP-16] [ANL-01] %s never enters Next', (url, endpoint) => {
    expect(route(url)).toEqual({ kind: 'open-page', endpoint })
  })

  test('[SRCH-02] the query of a search becomes the last segment, so that its page can be cached', () => {
    const found = route('/search/toyota?query=corolla+zr&page=2&_rsc=x')
    expect(found.kind).toBe('next')
    const [path = '', tail] = (found.kind === 'next' ? found.url : '').split('?')
    expect(path.startsWith('/site/T/search/toyota/~')).toBe(true)
    expect(decodeQuerySegment(path.split('/').at(-1) ?? '')).toBe('query=corolla+zr&page=2')
    expect(tail).toBe('_rsc=x')
  })

  test.each(['/models', '/parts/search'])('[SRCH-15] the query of %s becomes its last segment', (path) => {
    const found = route(`${path}?query=corolla&offset=21`)
    const url = found.kind === 'next' ? found.url : ''
    expect(url.startsWith(`/site/T${path}/`)).toBe(true)
    expect(decodeQuerySegment(url.split('/').at(-1) ?? '')).toBe('query=corolla&offset=21')
    expect(route(`${path}/~eA`)).toEqual({ kind: 'refuse', status: 404 })
  })

  test.each([
    ['/delivery?postcode=0800&car_id=a&x=1&postcode=9999', 'car_id=a&postcode=0800'],
    ['/delivery?car_id=a', 'car_id=a'],
    ['/print?x=1&car_id=a&car_id=b', 'car_id=a'],
    ['/print?x=1', undefined],
    ['/locations?utm=1&type=service&show=a', 'show=a&type=service'],
    ['/dealer-locator?x=1&postcode=4000', 'postcode=4000'],
  ])('[CALC-02] [VDP-08] [LOC-07] of %s only %s becomes part of the cached page’s path', (url, expectedQuery) => {
    const found = route(url)
    const [path = ''] = url.split('?')
    const [, segment] = (found.kind === 'next' ? found.url : '').split(`/site/T${path}/`)
    expect(segment && decodeQuerySegment(segment)).toBe(expectedQuery)
    expect(route(`${path}/~eA`)).toEqual({ kind: 'refuse', status: 404 })
  })

  test('[TEN-01] the panel’s path leads to the panel, and nothing below it', () => {
    for (const url of ['/admin', '/admin?x=1']) expect(route(url)).toEqual({ kind: 'panel' })
  })

  test('[CNT-07] routes robots.txt and the files of the sitemap', () => {
    for (const file of ['sitemap.xml', 'sitemap-pages.xml', 'sitemap-vehicles-12.xml'])
      expect(route(`/${file}?x=1`)).toEqual({ kind: 'next', url: `/site/T/sitemaps/${file}` })
    for (const file of ['robots.txt', 'favicon.ico', 'manifest.webmanifest'])
      expect(route(`/${file}`)).toEqual({ kind: 'next', url: `/site/T/${file}` })
    expect(route('/sitemaps/sitemap.xml')).toEqual({ kind: 'refuse', status: 404 })
    expect(route('/sitemap.xml/')).toEqual({ kind: 'redirect', location: '/sitemap.xml' })
  })

  test.each([
    ['/search/new-used-and-demo-cars?page=2', '/search/new-used-and-demo-cars/?page=2'],
    ['/search/toyota/?page=2', '/search/toyota?page=2'],
    ['/cars/some-car/', '/cars/some-car'],
    ['/search/new-and-demo-cars/?page=2', '/search/new-used-and-demo-cars/?page=2'],
  ])('[SRCH-03] %s redirects once to %s', (from, to) => {
    expect(route(from)).toEqual({ kind: 'redirect', location: to })
    expect(route(to).kind).toBe('next')
  })

  test.each([
    '/site/T',
    '/site/other/cars/x',
    '/platform',
    '//elsewhere.example',
    '/search/~eA',
    '/search/%7EeA',
    '/%2e%2e/admin',
    '/a/../admin',
    '/.%2e/.%2e/admin',
    '/%2E./admin',
    '/_next/.%2e/api/users/login',
    '/fonts/%2e%2E/admin',
    '/a/%2e/admin',
    '/a/\t../admin',
    '/a%00b',
    '/a%2f..%2fb',
    '/a\\b',
    '/images/a%2fb',
    '/api/a%2fb',
    '/api/search/1/../../users',
    '/api/search/1/%2e%2e/users',
    '/api/search/1/indexes/x/a%00b',
    `/${'a'.repeat(9000)}`,
  ])('[TEN-01] %s is refused', (url) => {
    expect(route(url).kind).toBe('refuse')
  })

  test.each(['a%2Fb', '..a', 'a%2F..%2Fb', '%25', 'caf%C3%A9%20%F0%9F%9A%97', "a'b"])(
    '[STK-05] the search protocol gets the objectID %s as it is',
    (id) => {
      expect(route(`/api/search/1/indexes/x/${id}`)).toEqual({ kind: 'search-api', path: `/1/indexes/x/${id}` })
    },
  )

  test.each(['/search/a%2Fb', '/a%2fb', '/cars/%5ca', '/%zz', '/%'])(
    '[SRCH-03] [TEN-01] %s, a broken link, gets the dealer’s not-found page, without its path or query',
    (url) => {
      expect(route(url)).toEqual({ kind: 'next', url: '/site/T/images/nowhere' })
      expect(route(`${url}?query=suv`)).toEqual(route(url))
    },
  )

  test('[TEN-01] every address stays under the tenant’s own prefix', () => {
    const step = fc.constantFrom(
      '.',
      '..',
      '%2e',
      '%2E',
      '.%2e',
      '/',
      '\\',
      '\t',
      '\n',
      '%2f',
      '_next/',
      'site/',
      'admin',
      'a',
    )
    const tricky = fc.array(step, { maxLength: 8 }).map((steps) => steps.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), tricky), (text) => {
        const found = route(`/${text}`)
        // Next parses the path again, by the rules of URLs.
        if (found.kind === 'next')
          expect(new URL(found.url, 'http://any').pathname).toMatch(
            /^\/(site\/T(\/|$)|_next\/|fonts\/|marks\/|badges\/|videos\/)/,
          )
        if (found.kind === 'next') expect(found.url).toMatch(/^\/(site\/T(\/|\?|$)|_next\/|fonts\/)/)
        if (found.kind === 'redirect') expect(found.location).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})

describe('routes of the platform’s host', () => {
  test('[TEN-01] serves the panel, and no tenant’s pages', () => {
    expect(platformRoute('/')).toEqual({ kind: 'next', url: '/platform' })
    expect(platformRoute('/?x=1')).toEqual({ kind: 'next', url: '/platform?x=1' })
    expect(platformRoute('/dev-mailbox?dealer=edge')).toEqual({
      kind: 'next',
      url: '/platform/dev-mailbox?dealer=edge',
    })
    expect(platformRoute('/admin/login?redirect=x')).toEqual({ kind: 'next', url: '/admin/login?redirect=x' })
    expect(platformRoute('/api/users').kind).toBe('next')
    for (const url of ['/cars/x', '/search', '/site/T', '/platform', '/adminx']) {
      expect(platformRoute(url).kind, url).toBe('refuse')
    }
  })
  test('the empty pages of the benchmarks exist only if enabled, and never on a tenant’s host', () => {
    for (const url of ['/control', '/control/bytes-90']) {
      expect(platformRoute(url).kind).toBe('refuse')
      expect(platformRoute(url, { control: true })).toEqual({ kind: 'next', url })
      expect(route(url)).toEqual({ kind: 'next', url: `/site/T${url}` })
    }
    expect(platformRoute('/controls', { control: true }).kind).toBe('refuse')
  })
})
