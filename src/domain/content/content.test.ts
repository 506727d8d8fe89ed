import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextChangeAt } from '@/src/domain/page-expiry'
import { isSafeHref } from './href'
import { type PromoCard, matchesPromo, listPromosAfter } from './promo'
import { type Redirect, findRedirect, fromProblem, toRedirectPath, redirectProblem } from './redirects'
import { localIsoAt } from '@/src/domain/time/zones'
import { computeSalesCount } from './sales-counter'
import { isReservedRoute } from '../routes/reserved'
import { slugSegmentProblem, pageSlugProblem } from './slug'
import { isWindowOpen, toTimeWindow, windowProblem } from './display-window'

const runs = { numRuns: 1000 }
const start = Date.parse('2026-01-01T00:00:00Z')
const year = 365 * 86_400_000
const moment = fc.integer({ min: start, max: start + year })
const iso = moment.map((one) => new Date(one).toISOString())
const windowArb = fc.record({ start: fc.option(iso, { nil: undefined }), expiry: fc.option(iso, { nil: undefined }) })

describe('display windows', () => {
  test('[CNT-03] a window includes its start but not its expiry, in any UTC offset', () => {
    const eofy = { start: '2025-06-01T00:00:00+10:00', expiry: '2025-06-15T16:00:00+10:00' }
    const at = (text: string) => isWindowOpen(eofy, new Date(text))
    expect(at('2025-05-31T13:59:59.999Z')).toBe(false)
    expect(at('2025-05-31T14:00:00Z')).toBe(true)
    expect(at('2025-06-15T05:59:59.999Z')).toBe(true)
    expect(at('2025-06-15T06:00:00Z')).toBe(false)
  })

  test("[CNT-03] no card on a page changes before the page's next boundary", () => {
    fc.assert(
      fc.property(
        fc.array(windowArb, { maxLength: 6 }),
        moment,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, now, part) => {
          const end = Math.min(nextChangeAt({ windows: all.map(toTimeWindow) }, now), now + year)
          const later = Math.min(end - 1, Math.floor(now + part * (end - now)))
          expect(all.map((one) => isWindowOpen(one, new Date(later)))).toEqual(
            all.map((one) => isWindowOpen(one, new Date(now))),
          )
        },
      ),
      runs,
    )
  })

  test('[CNT-03] rejects exactly the windows that can never open', () => {
    fc.assert(
      fc.property(windowArb, fc.array(moment, { maxLength: 20 }), (one, moments) => {
        const opens = moments.some((at) => isWindowOpen(one, new Date(at)))
        if (windowProblem(one) !== undefined) expect(opens).toBe(false)
        if (one.start !== undefined && windowProblem(one) === undefined) {
          expect(isWindowOpen(one, new Date(one.start))).toBe(true)
        }
      }),
      runs,
    )
  })
})

describe('the sales counter', () => {
  test('[CNT-06] (day − 1) × 192 + seconds since midnight / 450, in Brisbane', () => {
    expect(computeSalesCount(new Date('2026-10-31T14:00:00Z'))).toBe(0)
    expect(computeSalesCount(new Date('2026-11-01T13:59:59Z'))).toBe(191)
    expect(computeSalesCount(new Date('2026-11-01T14:00:00Z'))).toBe(192)
    expect(computeSalesCount(new Date('2026-11-22T02:00:00Z'))).toBe(21 * 192 + 96)
  })

  test('[CNT-06] within a month it never falls, and rises by one every 450 seconds', () => {
    const month = fc.integer({ min: Date.parse('2026-02-28T14:00:00Z'), max: Date.parse('2026-03-31T13:52:00Z') })
    fc.assert(
      fc.property(month, (at) => {
        expect(computeSalesCount(new Date(at + 450_000)) - computeSalesCount(new Date(at))).toBe(1)
      }),
      runs,
    )
  })

  test('[CNT-06] counts by the clocks of Brisbane', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const local = localIsoAt(at, 'Australia/Brisbane')
        const [day = 0, hours = 0, minutes = 0, seconds = 0] = local.slice(8).split(/[T:]/).map(Number)
        const count = (day - 1) * 192 + (hours * 3600 + minutes * 60 + seconds) / 450
        expect(computeSalesCount(new Date(at))).toBe(Math.floor(count))
      }),
      runs,
    )
  })
})

describe('promotional cards', () => {
  const card = (own: Partial<PromoCard>): PromoCard => ({
    id: 'a',
    title: 'A card',
    position: 4,
    display: 'all',
    strictDisplay: false,
    ...own,
  })

  test('[CNT-03] matches the car type; a strict card only matches a search for that type alone', () => {
    expect(matchesPromo(card({ display: 'all', strictDisplay: true }), ['used'])).toBe(true)
    expect(matchesPromo(card({ display: 'new' }), [])).toBe(true)
    expect(matchesPromo(card({ display: 'new' }), ['new', 'demo'])).toBe(true)
    expect(matchesPromo(card({ display: 'new' }), ['used'])).toBe(false)
    expect(matchesPromo(card({ display: 'new', strictDisplay: true }), [])).toBe(false)
    expect(matchesPromo(card({ display: 'new', strictDisplay: true }), ['new', 'demo'])).toBe(false)
    expect(matchesPromo(card({ display: 'new', strictDisplay: true }), ['new'])).toBe(true)
  })

  test('[CNT-03] shows each card once, after its number of vehicles', () => {
    const all = [
      card({ id: 'first', position: 0 }),
      card({ id: 'sixth', position: 6 }),
      card({ id: 'used', position: 6, display: 'used' }),
    ]
    const cardsByPosition = Array.from({ length: 22 }, (_, vehicles) =>
      listPromosAfter(all, vehicles, ['new']).map(({ id }) => id),
    )
    expect(cardsByPosition[0]).toEqual(['first'])
    expect(cardsByPosition[6]).toEqual(['sixth'])
    expect(cardsByPosition.flat()).toHaveLength(2)
  })
})

const routesFolder = fileURLToPath(new URL('../../app/site/[tenant]/', import.meta.url))

/** Public routes that the application's folders answer, with a sample for each variable part. */
const routes = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !file.startsWith('[...path]'))
  .map((file) => file.replace(/\/?(?:page\.tsx|route\.ts)$/, ''))
  .filter((route) => route !== '')
  .map((route) => route.replace(/\/?\[\[\.\.\.\w+\]\]/, '').replaceAll(/\[(?:\.\.\.)?\w+\]/g, 'sample'))

describe('addresses of pages', () => {
  test.each(routes)('[CNT-01] rejects a page at the built-in route /%s, unless a page may open it', (route) => {
    expect(isReservedRoute(route)).toBe(true)
    expect(pageSlugProblem(route) === undefined).toBe(route === 'finance')
    expect(fromProblem(`/${route}`)).toBeDefined()
  })

  test.each(['about-us', 'warranty', 'pages/warranty', 'pages/capped-price-service', 'eofy', 'service', '4x4-outdoor'])(
    '[CNT-01] [CNT-04] accepts a page at /%s',
    (slug) => expect(pageSlugProblem(slug)).toBeUndefined(),
  )

  test.each([
    '',
    '/',
    'About',
    'a//b',
    'a/',
    '-a',
    'a b',
    '../a',
    'a/b/c/d/e',
    'a?b',
    'é',
    'a'.repeat(121),
    'x/overview',
  ])('[CNT-01] rejects the page address “%s”', (slug) => expect(pageSlugProblem(slug)).toBeDefined())

  test('[CNT-04] a post’s address has one segment', () => {
    expect(slugSegmentProblem('a-week-with-it')).toBeUndefined()
    expect(slugSegmentProblem('a/b')).toBeDefined()
  })
})

describe('redirects', () => {
  const one = (from: string, to: string): Redirect => ({ from, to, permanent: true })
  const field = (redirect: Redirect, others: readonly Redirect[] = []) => redirectProblem(redirect, others)?.field

  test('[CNT-04] accepts own paths and secure addresses as targets, and only addresses without a built-in page as sources', () => {
    expect(field(one('/old', '/new'))).toBeUndefined()
    expect(field(one('/old', '/search/suv?range[price]=0:15000'))).toBeUndefined()
    expect(field(one('/old', 'https://service.example.com/book'))).toBeUndefined()
    for (const to of [
      'http://a.example',
      '//a.example',
      '/\\a.example',
      'javascript:alert(1)',
      'https://user:x@a.example',
      'https://localhost',
      '/a\nb',
      '',
    ])
      expect(field(one('/old', to)), to).toBe('to')
    for (const from of [
      '/',
      '/search/suv',
      '/cars/x',
      '/api',
      '/blog/x',
      '/privacy-policy',
      'old',
      '//old',
      '/old?x=1',
      'https://a.example',
    ])
      expect(field(one(from, '/new')), from).toBe('from')
  })

  test('[CNT-04] redirects never form a loop, whatever is saved in whichever order', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/A/', '/b?x=1', '/f')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 20 }), (pairs) => {
        const saved: Redirect[] = []
        for (const [from, to] of pairs) {
          const redirect = one(from, to)
          const isDuplicate = saved.some((other) => toRedirectPath(other.from) === toRedirectPath(from))
          if (!isDuplicate && redirectProblem(redirect, saved) === undefined) saved.push(redirect)
        }
        for (const { from } of saved) {
          let at = from
          let steps = 0
          for (let next = findRedirect(at, saved); next && steps <= saved.length; next = findRedirect(at, saved)) {
            at = next.to
            steps += 1
          }
          expect(steps).toBeLessThanOrEqual(saved.length)
        }
      }),
      runs,
    )
  })

  test('[CNT-04] no spelling of an address hides a loop', () => {
    const hosts = ['www.dealer.example']
    const problem = (to: string, from = '/foo') => redirectProblem(one(from, to), [one('/bar', '/foo')], hosts)?.message
    for (const to of [
      '/f%6fo',
      '/f%256Fo',
      '/./foo',
      '/x/../foo',
      '/x//../../foo/',
      '/x/%2e%2e/foo',
      '/BAR',
      '/b%61r?x',
    ])
      expect(problem(to), to).toContain('loop')
    expect(problem('/%C3%BCber', '/über')).toContain('loop')
    for (const to of [
      'https://www.dealer.example/foo',
      'https://WWW.dealer.example./f%6fo?x',
      'https://www.dealer.example:443/bar',
    ])
      expect(problem(to), to).toContain('loop')
    for (const to of ['/foo-1', '/%', '/foo%2Fbar', 'https://dealer.example/foo', 'https://www.dealer.example/'])
      expect(problem(to), to).toBeUndefined()
  })

  test('[CNT-04] finds a redirect by any spelling of its address', () => {
    const all = [one('/Old-Page/', '/new')]
    expect(findRedirect('/old-page', all)?.to).toBe('/new')
    expect(findRedirect('/OLD-PAGE/', all)?.to).toBe('/new')
    expect(findRedirect('/old-pages', all)).toBeUndefined()
  })
})

test('[CNT-01] a link is a path, an anchor, an https address, a phone number or an email address, and nothing else', () => {
  for (const href of ['/a', '#a', 'https://a.example/b', 'tel:0755501100', 'mailto:a@b.example'])
    expect(isSafeHref(href)).toBe(true)
  for (const href of ['//a', '/\\a', 'javascript:alert(1)', 'http://a', 'data:text/html,x', ' /a', 'https:///a', 'a'])
    expect(isSafeHref(href), href).toBe(false)
})
