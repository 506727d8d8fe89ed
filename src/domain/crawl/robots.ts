/**
 * What crawlers need not ask for: answers to script, and forms, which are about a car or a shopper and stand in no search
 * engine. `*car_id=` is every form that an address names a car to.
 */
const closed = [
  '/api/',
  '/cars/*/autogauge',
  '/cars/*/checkout',
  '/cars/*/buy-online',
  '/cars/trade-in',
  '/*car_id=',
  '/apply-for-finance',
  '/book-test-drive',
  '/checkout-journey',
  '/compare',
  '/delivery?',
  '/finance-enquiry',
  '/my-garage$',
  '/mybigboxcars$',
  '/myblinkr$',
  '/mymotorama$',
  '/myservco$',
  '/print?',
  '/saved-searches',
  '/sign-in',
  '/success$',
  '/unsubscribe',
  '/watchlist$',
] as const

/** A site's robots.txt (RFC 9309), with the way to its sitemap; `site` is its address. */
export const robotsText = (site: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n')
