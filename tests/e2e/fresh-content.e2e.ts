import { requestRest, visibleHtml, createToken, sql } from './arrange'
import { requestSite, expect, test } from './fixtures'

/**
 * A saved change shows on every cached page with that content and leaves other dealers' pages cached; content that
 * changes with time is right from the first request after its moment.
 */

const readText = async (slug: string, target: string): Promise<string> =>
  visibleHtml((await requestSite(slug, target)).body)
const isHit = async (slug: string, target: string): Promise<boolean> =>
  (await requestSite(slug, target)).headers['x-nextjs-cache'] === 'HIT'
const waitUntilCached = (slug: string, target: string) =>
  expect.poll(() => isHit(slug, target), { intervals: [50], message: `${slug} ${target} is stored` }).toBe(true)

type Doc = { readonly id: string } & Readonly<Record<string, unknown>>
const findDocument = async (target: string, token: string): Promise<Doc> => {
  const { body } = await requestRest('GET', target, token)
  const [doc] = body['docs'] as Doc[]
  if (!doc) throw new Error(`${target} returned no document.`)
  return doc
}

type Change = {
  readonly what: string
  /** Collection of the panel's REST, and the query of the document. */
  readonly collection: string
  readonly query: string
  readonly patch: (before: Doc) => Readonly<Record<string, unknown>>
  /** Pages that show it, and a text that they contain then. */
  readonly pages: readonly string[]
  readonly says: string
}

type DealerChanges = {
  readonly rows: string
  /** The demo dealer whose copy is changed. */
  readonly of: string
  readonly changes: readonly Change[]
}

const dealers: readonly DealerChanges[] = [
  {
    rows: '[STK-03] [ADM-01] [CNT-01] [CNT-02] [TEN-10]',
    of: 'harbour-and-vale',
    changes: [
      {
        what: 'a section of the home page',
        collection: 'home',
        query: 'limit=1',
        patch: ({ blocks }) => ({
          blocks: (blocks as object[]).map((block, index) =>
            index === 0 ? { ...block, title: 'Open all weekend' } : block,
          ),
        }),
        pages: ['/'],
        says: 'Open all weekend',
      },
      {
        what: 'a free page’s title',
        collection: 'pages',
        query: 'where[slug][equals]=about-us',
        patch: () => ({ title: 'About our quiet house', _status: 'published' }),
        pages: ['/about-us'],
        says: 'About our quiet house',
      },
      {
        what: 'a menu entry',
        collection: 'header',
        query: 'limit=1',
        patch: ({ items }) => ({ items: [...(items as object[]), { label: 'Sunday drives', href: '/about-us' }] }),
        pages: ['/', '/about-us', '/locations', '/special-offers', '/no-such-page'],
        says: 'Sunday drives',
      },
      {
        what: 'a footer group',
        collection: 'footer',
        query: 'limit=1',
        patch: ({ groups }) => ({
          groups: [
            ...(groups as object[]),
            { title: 'After hours', links: [{ label: 'Night desk', href: '/contact-us' }] },
          ],
        }),
        pages: ['/', '/about-us', '/locations'],
        says: 'Night desk',
      },
      {
        what: 'a theme’s colour',
        collection: 'theme',
        query: 'limit=1',
        patch: () => ({ accent: '#6A4A1F' }),
        pages: ['/', '/about-us', '/locations'],
        says: '--t-accent:#6a4a1f',
      },
    ],
  },
  {
    rows: '[LOC-02] [LOC-03] [CNT-03] [BRD-01]',
    of: 'banksia-motor-group',
    changes: [
      {
        what: 'a location’s number',
        collection: 'locations',
        query: 'where[slug][equals]=toowong',
        patch: () => ({ phone: '+61 7 5550 7788' }),
        pages: ['/', '/locations', '/locations/toowong', '/about-us', '/special-offers'],
        says: '07 5550 7788',
      },
      {
        what: 'a promotional card',
        collection: 'promo-cards',
        query: 'where[position][equals]=12',
        patch: () => ({ title: 'Delivered while you wait' }),
        pages: ['/search/used-cars'],
        says: 'Delivered while you wait',
      },
      {
        what: 'a brand’s title',
        collection: 'brands',
        query: 'where[slug][equals]=kia',
        patch: () => ({ title: 'Kia of Tomorrow', _status: 'published' }),
        pages: ['/brands', '/kia/overview'],
        says: 'Kia of Tomorrow',
      },
    ],
  },
  {
    rows: '[MOD-01]',
    of: 'coolabah-chery',
    changes: [
      {
        what: 'a model’s name',
        collection: 'models',
        query: 'where[slug][equals]=tiggo-4-pro',
        patch: () => ({ name: 'Tiggo 4 Evergreen', _status: 'published' }),
        // The model's page, the model search, the menu of any page, and another model's page that names it.
        pages: ['/models/tiggo-4-pro', '/models', '/about-us', '/models/tiggo-7-pro', '/'],
        says: 'Tiggo 4 Evergreen',
      },
    ],
  },
]

const OTHER_DEALER = 'voltara'
const otherPaths = ['/', '/locations', '/about-us'] as const

for (const { rows, of, changes } of dealers) {
  const title = changes.map(({ what }) => what).join(', ')
  test(`${rows} [ADM-02] ${title}: a save in the panel shows on every cached page with it, and on no other dealer’s`, async ({
    dealer,
  }) => {
    const { slug, admin } = await dealer(of)
    const token = await createToken(admin)
    for (const { what, collection, query, patch, pages, says } of changes)
      await test.step(what, async () => {
        const before = await findDocument(`/${collection}?${query}&depth=0`, token)
        const shows = async (path: string) =>
          (await readText(slug, path)).replaceAll(': ', ':').toLowerCase().includes(says.toLowerCase())
        // A missing page is never cached.
        for (const path of pages.filter((path) => path !== '/no-such-page')) await waitUntilCached(slug, path)
        for (const path of otherPaths) await waitUntilCached(OTHER_DEALER, path)
        for (const path of pages) expect(await shows(path), path).toBe(false)
        const saveAnswer = await requestRest('PATCH', `/${collection}/${before.id}`, token, patch(before))
        expect(saveAnswer.status, JSON.stringify(saveAnswer.body)).toBe(200)
        for (const path of pages) await expect.poll(() => shows(path), { intervals: [25], message: path }).toBe(true)
        for (const path of otherPaths) {
          const answer = await requestSite(OTHER_DEALER, path)
          expect(answer.headers['x-nextjs-cache'], `${OTHER_DEALER} ${path} is still cached`).toBe('HIT')
          expect(answer.body).not.toContain(says)
        }
      })
  })
}

const richText = (text: string) => {
  const node = { version: 1, direction: null, format: '', indent: 0 }
  const words = { type: 'text', text, version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [words] }] } }
}

test('[CNT-04] [CNT-07] [CARD-03] when a post starts, an offer ends or a vehicle stops being new, the first request after it is right, and the cache lifetime for outside caches ends then', async ({
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('wattle-caravans')
  const token = await createToken(admin)
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const make = async (collection: string, data: object) => {
    const { status, body } = await requestRest('POST', `/${collection}`, token, {
      tenant,
      _status: 'published',
      ...data,
    })
    expect(status, JSON.stringify(body)).toBe(201)
  }
  await make('posts', {
    title: 'Opens with the sun',
    slug: 'opens-with-the-sun',
    date_tz: 'Australia/Sydney',
    body: richText('Soon.'),
  })
  // Staff schedule a post instead of giving it a date to come, but older posts may have one.
  await sql('UPDATE posts SET date = $2 WHERE tenant_id = $1 AND slug = $3', [tenant, inAnHour, 'opens-with-the-sun'])
  await make('offers', {
    title: 'Until the kettle boils',
    slug: 'until-the-kettle-boils',
    summary: 'A short offer.',
    expiry: inAnHour,
    expiry_tz: 'Australia/Sydney',
  })
  const [caravan] = await sql<{ slug: string }>(
    `UPDATE vehicles SET certified = false, reserved = false WHERE id =
       (SELECT id FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' AND tag IS NULL AND overrides IS NULL
        AND hidden IS NOT TRUE AND removed_at IS NULL ORDER BY id LIMIT 1) RETURNING slug`,
    [tenant],
  )
  const vehicle = `/cars/${caravan?.slug ?? ''}`
  const post = '/blog/opens-with-the-sun'
  const offer = '/offers/until-the-kettle-boils'
  const pages = ['/news', '/special-offers', offer, '/sitemap-pages.xml', '/feed.xml', vehicle] as const
  const outsideCacheSeconds = async (path: string) =>
    Number(/s-maxage=(\d+)$/.exec((await requestSite(slug, path)).headers['cache-control'] ?? '')?.[1])
  const isCachedBriefly = async (path: string) => (await isHit(slug, path)) && (await outsideCacheSeconds(path)) < 10

  /** Moves all three moments to a few seconds from now. */
  const moveMoments = async (): Promise<number> => {
    const moment = new Date(Date.now() + 6000)
    await sql('UPDATE posts SET date = $2 WHERE tenant_id = $1 AND slug = $3', [tenant, moment, post.slice(6)])
    await sql('UPDATE offers SET expiry = $2 WHERE tenant_id = $1 AND slug = $3', [tenant, moment, offer.slice(8)])
    await sql(
      "UPDATE vehicles SET created_at = $2::timestamptz - interval '8 days' WHERE tenant_id = $1 AND slug = $3",
      [tenant, moment, vehicle.slice(6)],
    )
    return moment.getTime()
  }
  let moment = 0
  // Retried when a slow machine takes longer to cache the pages than the moment is away.
  await expect(async () => {
    moment = await moveMoments()
    for (const path of pages)
      await expect
        .poll(async () => Date.now() > moment || isCachedBriefly(path), { intervals: [50], message: path })
        .toBe(true)
    expect(await readText(slug, '/special-offers')).toContain('Until the kettle boils')
    expect(await readText(slug, '/news')).not.toContain('Opens with the sun')
    expect((await requestSite(slug, post)).status).toBe(404)
    expect(Date.now()).toBeLessThan(moment)
  }).toPass()
  // Until then there is no request and no change.
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(moment)
  expect(await isHit(slug, vehicle)).toBe(false)
  expect(await outsideCacheSeconds(vehicle)).toBe(10)
  expect(await readText(slug, '/news')).toContain('Opens with the sun')
  expect((await requestSite(slug, post)).status).toBe(200)
  expect((await requestSite(slug, '/feed.xml')).body).toContain('Opens with the sun')
  expect((await requestSite(slug, '/sitemap-pages.xml')).body).toContain(post)
  expect(await readText(slug, '/special-offers')).not.toContain('Until the kettle boils')
  expect((await requestSite(slug, offer)).status).toBe(404)
})
