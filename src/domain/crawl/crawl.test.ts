import { describe, expect, test } from 'vitest'
import { formatRobots } from './robots'
import {
  MAX_PAGES_PER_FILE,
  parseSitemapName,
  buildSitemapIndex,
  buildSitemapPages,
  vehiclesSitemapPath,
} from './sitemap'

const site = 'https://banksia.example'

describe('sitemaps', () => {
  test('[CNT-07] lists pages by their full address, with their last change if it is known', () => {
    const text = buildSitemapPages(site, [
      { path: '/' },
      { path: '/cars/a-1', lastmod: new Date('2026-06-01T02:03:04Z') },
      { path: '/' },
    ])
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://banksia.example/</loc></url>
<url><loc>https://banksia.example/cars/a-1</loc><lastmod>2026-06-01T02:03:04.000Z</lastmod></url>
</urlset>
`)
  })

  test('[CNT-07] encodes unusual paths for URLs and XML', () => {
    expect(buildSitemapPages(site, [{ path: '/search/škoda & <co>?a=1&b=2' }])).toContain(
      '<loc>https://banksia.example/search/%C5%A1koda%20&amp;%20%3Cco%3E?a=1&amp;b=2</loc>',
    )
  })

  test('[CNT-07] a file holds 50,000 pages at most', () => {
    const pages = Array.from({ length: MAX_PAGES_PER_FILE + 5 }, (_, index) => ({ path: `/${index}` }))
    expect(buildSitemapPages(site, pages).match(/<url>/g)).toHaveLength(50_000)
  })

  test("[CNT-07] the index lists its files, and each file's name is recognised", () => {
    const text = buildSitemapIndex(site, [
      { path: '/sitemap-pages.xml' },
      { path: vehiclesSitemapPath(2), lastmod: new Date(0) },
    ])
    expect(text).toContain('<sitemap><loc>https://banksia.example/sitemap-vehicles-2.xml</loc><lastmod>1970-')
    expect(parseSitemapName('sitemap.xml')).toEqual({ kind: 'index' })
    expect(parseSitemapName('sitemap-pages.xml')).toEqual({ kind: 'pages' })
    expect(parseSitemapName(vehiclesSitemapPath(12).slice(1))).toEqual({ kind: 'vehicles', part: 12 })
    for (const no of ['', 'sitemap', 'sitemap-vehicles-0.xml', 'sitemap-vehicles-01.xml', 'sitemap-x.xml', 'a.xml'])
      expect(parseSitemapName(no)).toBeNull()
  })
})

test('[CNT-07] robots.txt disallows forms and endpoints, allows pages and names the sitemap', () => {
  const text = formatRobots({ url: site, garagePath: '/my-garage' })
  const rules = text.split('\n').flatMap((line) => line.split('Disallow: ')[1] ?? [])
  const matches = (path: string): boolean =>
    rules.some((rule) => new RegExp(`^${rule.replaceAll('?', '\\?').replaceAll('*', '.*')}`).test(path))
  for (const path of [
    '/api/leads',
    '/api/cars/a/view.json',
    '/cars/a/autogauge',
    '/cars/a/checkout',
    '/cars/trade-in?car_id=1',
    '/contact?car_id=1',
    '/finance?preferredDealership=x&car_id=1',
    '/print?car_id=a',
    '/success',
  ])
    expect(matches(path), path).toBe(true)
  for (const path of [
    '/',
    '/cars/a-car',
    '/search/toyota',
    '/contact',
    '/finance',
    '/images/a.webp',
    '/success-stories',
  ])
    expect(matches(path), path).toBe(false)
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('\nSitemap: https://banksia.example/sitemap.xml\n')
})
