import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import type { Site } from '@/src/domain/tenancy/site'
import { buildNewsFeed } from './news-feed'
import { buildFaqData, buildHomeData, buildPostData } from './structured-data'

const site = {
  name: 'Sample & Sons',
  url: 'https://sample.example',
  phone: '07 5550 1100',
  locations: [],
  social: { facebook: 'https://www.facebook.com/sample.example' },
  theme: { logo_url: '/images/media/logo.svg' },
  switches: resolveSwitches({}, {}),
} as unknown as Site

const post = {
  slug: 'a-day-out',
  title: 'A day <out> & about',
  date: '2026-11-02T08:00:00+10:00',
  excerpt: 'Sand "everywhere".',
}

describe('[CNT-07] structured data', () => {
  test('describes the dealer with its phone, logo, social pages and stock search', () => {
    const [dealer, searchSite] = buildHomeData(site)['@graph'] as Record<string, unknown>[]
    expect(dealer).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Sample & Sons',
      logo: 'https://sample.example/images/media/logo.svg',
      telephone: '+61755501100',
      sameAs: ['https://www.facebook.com/sample.example'],
    })
    expect(JSON.stringify(dealer)).not.toContain('openingHoursSpecification')
    expect(JSON.stringify(searchSite)).toContain('/search/new-used-and-demo-cars/?query={search_term_string}')
  })

  test('gives several lists of questions one id', () => {
    const one = buildFaqData([{ question: 'Is there parking?', answer: 'Yes.' }])['@graph']
    const other = buildFaqData([{ question: 'Is there soup?', answer: 'On Saturdays.' }])['@graph']
    expect([one[0], other[0]]).toEqual([
      expect.objectContaining({ '@type': 'FAQPage', '@id': '#faq' }),
      expect.objectContaining({ '@type': 'FAQPage', '@id': '#faq' }),
    ])
  })

  test('names a post’s author, else the dealer, and its date with its zone', () => {
    const url = 'https://sample.example/blog/a-day-out'
    expect(buildPostData({ ...post, author: 'Ellie' }, site, url)).toMatchObject({
      author: { '@type': 'Person', name: 'Ellie' },
      datePublished: '2026-11-01T22:00:00.000Z',
    })
    expect(buildPostData(post, site, url)).toMatchObject({ author: { '@type': 'Organization', name: 'Sample & Sons' } })
  })
})

describe('[CNT-04] news feed', () => {
  test('is valid XML for any title, as recent as its newest post', () => {
    const older = { ...post, slug: 'older', title: 'Older \u0000', date: '2026-01-02T08:00:00+10:00' }
    const text = buildNewsFeed(site, [post, older])
    expect(text).toContain('<title>Sample &amp; Sons</title>')
    expect(text).toContain('<title>A day &lt;out&gt; &amp; about</title>')
    expect(text).toContain('<title>Older </title>')
    expect(text).toContain('</id><updated>2026-11-01T22:00:00.000Z</updated><author>')
    expect(text.match(/<entry>/g)).toHaveLength(2)
  })

  test('has no entries without posts', () => {
    expect(buildNewsFeed(site, [])).not.toContain('<entry>')
  })
})
