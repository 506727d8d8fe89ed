import { loginOf, putBack, rest, shownHtml, signIn, sql } from './arrange'
import { ask, expect, test } from './fixtures'
import { startProcess } from './processes'

/**
 * What staff save shows on every stored page that has it, within a second, and on no other dealer's; what time changes
 * shows at the first request after its moment. What a test changes it puts back.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

const words = async (slug: string, target: string): Promise<string> => shownHtml((await ask(slug, target)).body)
const isHit = async (slug: string, target: string): Promise<boolean> =>
  (await ask(slug, target)).headers['x-nextjs-cache'] === 'HIT'
const stored = (slug: string, target: string) =>
  expect.poll(() => isHit(slug, target), { intervals: [50], message: `${slug} ${target} is stored` }).toBe(true)

type Doc = { readonly id: string } & Readonly<Record<string, unknown>>
const one = async (target: string, token: string): Promise<Doc> => {
  const { body } = await rest('GET', target, token)
  const [doc] = body['docs'] as Doc[]
  if (!doc) throw new Error(`${target} has nothing.`)
  return doc
}

type Change = {
  readonly rows: string
  readonly what: string
  readonly tenant: string
  /** Of the panel's REST: the collection, and which of its documents. */
  readonly collection: string
  readonly query: string
  /** The change; what it was before is put back. */
  readonly patch: (before: Doc) => Readonly<Record<string, unknown>>
  /** Pages that show it, and what they then say. */
  readonly pages: readonly string[]
  readonly says: string
}

const changes: readonly Change[] = [
  {
    rows: '[LOC-02] [LOC-03]',
    what: 'a location’s number',
    tenant: 'banksia-motor-group',
    collection: 'locations',
    query: 'where[slug][equals]=toowong',
    patch: () => ({ phone: '+61 7 5550 7788' }),
    pages: ['/', '/locations', '/locations/toowong', '/about-us', '/special-offers'],
    says: '07 5550 7788',
  },
  {
    rows: '[CNT-03]',
    what: 'a promotional card',
    tenant: 'banksia-motor-group',
    collection: 'promo-cards',
    query: 'where[position][equals]=12',
    patch: () => ({ title: 'Delivered while you wait' }),
    pages: ['/search/used-cars'],
    says: 'Delivered while you wait',
  },
  {
    rows: '[MOD-01]',
    what: 'a model’s name',
    tenant: 'coolabah-chery',
    collection: 'models',
    query: 'where[slug][equals]=tiggo-4-pro',
    patch: () => ({ name: 'Tiggo 4 Evergreen', _status: 'published' }),
    // The page itself, the search of models, the menu of any page, and the page of a model that names it.
    pages: ['/models/tiggo-4-pro', '/models', '/about-us', '/models/tiggo-7-pro', '/'],
    says: 'Tiggo 4 Evergreen',
  },
  {
    rows: '[BRD-01]',
    what: 'a brand’s title',
    tenant: 'banksia-motor-group',
    collection: 'brands',
    query: 'where[slug][equals]=kia',
    patch: () => ({ title: 'Kia of Tomorrow', _status: 'published' }),
    pages: ['/brands', '/kia/overview'],
    says: 'Kia of Tomorrow',
  },
  {
    rows: '[CNT-01]',
    what: 'a free page’s title',
    tenant: 'harbour-and-vale',
    collection: 'pages',
    query: 'where[slug][equals]=about-us',
    patch: () => ({ title: 'About our quiet house', _status: 'published' }),
    pages: ['/about-us'],
    says: 'About our quiet house',
  },
  {
    rows: '[CNT-02]',
    what: 'a menu entry',
    tenant: 'harbour-and-vale',
    collection: 'header',
    query: 'limit=1',
    patch: ({ items }) => ({ items: [...(items as object[]), { label: 'Sunday drives', href: '/about-us' }] }),
    pages: ['/', '/about-us', '/locations', '/special-offers', '/no-such-page'],
    says: 'Sunday drives',
  },
  {
    rows: '[CNT-02]',
    what: 'a footer group',
    tenant: 'harbour-and-vale',
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
    rows: '[TEN-10]',
    what: 'a theme’s colour',
    tenant: 'harbour-and-vale',
    collection: 'theme',
    query: 'limit=1',
    patch: () => ({ accent: '#6A4A1F' }),
    pages: ['/', '/about-us', '/locations'],
    says: '--t-accent:#6a4a1f',
  },
]

const others = ['/', '/locations', '/about-us'] as const

for (const { rows, what, tenant, collection, query, patch, pages, says } of changes) {
  test(`${rows} [ADM-02] ${what} saved in the panel is on every stored page that shows it within a second, on no other dealer’s`, async () => {
    const token = await signIn(loginOf(tenant))
    const before = await one(`/${collection}?${query}&depth=0`, token)
    const change = patch(before)
    const elsewhere = 'voltara'
    // Of a page that is not there nothing is stored.
    for (const path of pages.filter((path) => path !== '/no-such-page')) await stored(tenant, path)
    for (const path of others) await stored(elsewhere, path)
    for (const path of pages) expect((await words(tenant, path)).toLowerCase()).not.toContain(says.toLowerCase())
    try {
      const saved = await rest('PATCH', `/${collection}/${before.id}`, token, change)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      const told = performance.now()
      await Promise.all(
        pages.map((path) =>
          expect
            .poll(async () => (await words(tenant, path)).replaceAll(': ', ':').toLowerCase(), {
              intervals: [25],
              message: `${tenant} ${path}`,
            })
            .toContain(says.toLowerCase()),
        ),
      )
      const took = Math.round(performance.now() - told)
      test.info().annotations.push({ type: 'ms until every page showed it', description: String(took) })
      for (const path of others) {
        const answer = await ask(elsewhere, path)
        expect(answer.headers['x-nextjs-cache'], `${elsewhere} ${path} stayed stored`).toBe('HIT')
        expect(answer.body).not.toContain(says)
      }
    } finally {
      const back = Object.fromEntries(Object.keys(change).map((name) => [name, before[name] ?? null]))
      await putBack(`/${collection}/${before.id}`, token, back)
    }
    for (const path of pages)
      await expect.poll(async () => (await words(tenant, path)).toLowerCase()).not.toContain(says.toLowerCase())
  })
}

const moment = (ahead: number): string => new Date(Date.now() + ahead).toISOString()
const until = (at: string): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, Date.parse(at) + 150 - Date.now())))

test('[CNT-04] [CNT-07] a post’s day comes, an offer’s last is over: the first request after it is right', async () => {
  const slug = 'wattle-caravans'
  const token = await signIn(loginOf(slug))
  const [tenant] = await sql<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [slug])
  const [comes, ends] = [moment(15_000), moment(15_000)]
  const make = async (collection: string, data: object): Promise<string> => {
    const { status, body } = await rest('POST', `/${collection}`, token, {
      tenant: tenant?.id,
      _status: 'published',
      ...data,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return (body['doc'] as Doc).id
  }
  const body = {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [
        {
          type: 'paragraph',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [{ type: 'text', text: 'Soon.', version: 1, format: 0, detail: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  }
  const post = await make('posts', {
    title: 'Opens with the sun',
    slug: 'opens-with-the-sun',
    date: comes,
    date_tz: 'Australia/Sydney',
    body,
  })
  const offer = await make('offers', {
    title: 'Until the kettle boils',
    slug: 'until-the-kettle-boils',
    summary: 'A short offer.',
    expiry: ends,
    expiry_tz: 'Australia/Sydney',
  })
  try {
    const own = '/blog/opens-with-the-sun'
    await expect.poll(() => words(slug, '/special-offers')).toContain('Until the kettle boils')
    for (const path of [
      '/news',
      '/special-offers',
      '/offers/until-the-kettle-boils',
      '/sitemap-pages.xml',
      '/feed.xml',
    ])
      await stored(slug, path)
    expect(await words(slug, '/news')).not.toContain('Opens with the sun')
    expect((await ask(slug, own)).status).toBe(404)
    // Nobody comes until it is so, and nobody saves anything.
    await until(comes)
    expect(await words(slug, '/news')).toContain('Opens with the sun')
    expect((await ask(slug, own)).status).toBe(200)
    expect((await ask(slug, '/feed.xml')).body).toContain('Opens with the sun')
    expect((await ask(slug, '/sitemap-pages.xml')).body).toContain(own)
    expect(await words(slug, '/special-offers')).not.toContain('Until the kettle boils')
    expect((await ask(slug, '/offers/until-the-kettle-boils')).status).toBe(404)
  } finally {
    await rest('DELETE', `/posts/${post}`, token)
    await rest('DELETE', `/offers/${offer}`, token)
  }
})

test('[ADM-02] [LOC-03] [MOD-01] what is saved while a process is down is shown when it is back', async () => {
  const [locations, models] = ['banksia-motor-group', 'coolabah-chery'] as const
  const phone = '+61 7 5550 4411'
  const sentence = 'Saved while one of us was away.'
  const [place, model] = ['/locations/toowong', '/models/tiggo-4-pro'] as const
  const first = await startProcess()
  for (const [slug, path] of [
    [locations, place],
    [models, model],
  ] as const)
    await expect
      .poll(async () => (await first.ask(slug, path)).headers['x-nextjs-cache'], { intervals: [50] })
      .toBe('HIT')
  await first.stop()
  const token = await signIn(loginOf(locations))
  const other = await signIn(loginOf(models))
  const yard = await one('/locations?where[slug][equals]=toowong&depth=0', token)
  const car = await one('/models?where[slug][equals]=tiggo-4-pro&depth=0', other)
  try {
    await rest('PATCH', `/locations/${yard.id}`, token, { phone })
    await rest('PATCH', `/models/${car.id}`, other, { short_description: sentence, _status: 'published' })
    const again = await startProcess()
    try {
      expect(shownHtml((await again.ask(locations, place)).body)).toContain('07 5550 4411')
      expect(shownHtml((await again.ask(models, model)).body)).toContain(sentence)
    } finally {
      await again.stop()
    }
  } finally {
    await putBack(`/locations/${yard.id}`, token, { phone: yard['phone'] ?? null })
    await putBack(`/models/${car.id}`, other, {
      short_description: car['short_description'] ?? null,
      _status: 'published',
    })
  }
})
