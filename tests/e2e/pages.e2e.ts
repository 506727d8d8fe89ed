import { findLogin, requestRest, visibleHtml, createToken, addPanelSession, sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test, type Login } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { findDocumentId, signInFor } from './staff'
import { horizontalOverflow, watchErrors } from './page-errors'

const DEALER = 'wattle-caravans'
const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const readText = async (slug: string, target: string) => visibleHtml((await requestSite(slug, target)).body)
const statusOf = async (slug: string, target: string) => (await requestSite(slug, target)).status
const waitUntilCached = (slug: string, target: string) =>
  expect.poll(async () => (await requestSite(slug, target)).headers['x-nextjs-cache']).toBe('HIT')

type Doc = { readonly id: string; readonly blocks?: readonly Record<string, unknown>[] }
const findDocument = async (target: string, token: string): Promise<Doc> => {
  const { body } = await requestRest('GET', target, token)
  const [doc] = body['docs'] as Doc[]
  if (!doc) throw new Error(`${target} returned no document.`)
  return doc
}

test('[ADM-02] [CNT-01] the hero is changed in the panel and restored from a version, and the site shows both at once', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const before = await findDocument('/home?depth=0', token)
  const title = String(before.blocks?.[0]?.['title'])
  await waitUntilCached(slug, '/')
  await signInFor(page, admin, slug)
  await openPanelPage(page, `/admin/collections/home/${before.id}`)
  // Blocks are collapsed; the first is the hero.
  await page.locator('#blocks-row-0 .collapsible__toggle').first().click()
  const field = page.locator('input[name="blocks.0.title"]')
  await expect(field).toHaveValue(title)
  await field.fill('Gone camping, back on Monday')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => readText(slug, '/')).toContain('Gone camping, back on Monday')

  const { body } = await requestRest(
    'GET',
    `/home/versions?where[parent][equals]=${before.id}&sort=createdAt&depth=0`,
    token,
  )
  const [oldest] = body['docs'] as { id: string }[]
  await openPanelPage(page, `/admin/collections/home/${before.id}/versions`)
  await page
    .locator(`a[href$="/versions/${oldest?.id ?? ''}"]`)
    .first()
    .click()
  await page.locator('.restore-version__restore-as-draft-button, .restore-version button').first().click()
  await page.locator('dialog[open], .confirmation-modal').getByRole('button', { name: 'Restore this version' }).click()
  await expect.poll(() => readText(slug, '/')).toContain(title)
  expect(await readText(slug, '/')).not.toContain('Gone camping')
})

test('[CNT-03] a promo card is shown from its start to its end, and no cached page outlives either moment', async ({
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const search = '/search/new-used-and-demo-cars/'
  const make = async (title: string, own: object): Promise<string> => {
    const zones = { start_tz: 'Australia/Sydney', expiry_tz: 'Australia/Sydney' }
    const card = { tenant, title, position: 1, display: 'all', ...zones, ...own }
    const { status, body } = await requestRest('POST', '/promo-cards', token, card)
    expect(status, JSON.stringify(body)).toBe(201)
    return (body['doc'] as { id: string }).id
  }
  const nextMonday = '2026-11-30T00:00:00+11:00'
  const [begins, ends] = ['Starts on Monday', 'Ends on Monday']
  const beginning = await make(begins, { start: nextMonday })
  const ending = await make(ends, { expiry: nextMonday })
  await expect.poll(() => readText(slug, search)).toContain(ends)
  expect(await readText(slug, search)).not.toContain(begins)
  // Outside caches may keep a page for 10 seconds, but not past a change of its content.
  const move = (column: 'start' | 'expiry', id: string, seconds: number) =>
    sql(`UPDATE promo_cards SET ${column} = now() + make_interval(secs => $2) WHERE id = $1`, [id, seconds])
  const outsideCacheSeconds = async () =>
    Number(/^s-maxage=(\d+)$/.exec(String((await requestSite(slug, search)).headers['cache-control']))?.[1] ?? 'NaN')
  for (const [column, id] of [
    ['start', beginning],
    ['expiry', ending],
  ] as const) {
    await move(column, id, 9)
    await expect.poll(outsideCacheSeconds).toBeLessThan(9)
    await move(column, id, -1)
  }
  await expect.poll(() => readText(slug, search)).toContain(begins)
  await expect.poll(() => readText(slug, search)).not.toContain(ends)
})

test('[CNT-01] a page built from blocks exists once it is published, without invalid blocks, and is gone once deleted', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const target = '/pages/winter-show'
  const status = () => statusOf(slug, target)
  expect(await status()).toBe(404)
  const blocks = [
    { blockType: 'hero', title: 'The winter show', text: 'Three days under one roof.' },
    { blockType: 'value-list', heading: 'What there is', items: [{ title: 'Hot soup' }, { title: 'Forty vans' }] },
    { blockType: 'faqs', items: [{ question: 'Is there parking?', answer: 'For cars with a van behind, too.' }] },
    { blockType: 'stock-carousel', heading: 'On show', limit: 4 },
    { blockType: 'form', lead_type: 'enquiry', category: 'Sales', anchor: 'ask' },
  ]
  const data = { tenant, title: 'Winter show', slug: target.slice(1), blocks, _status: 'draft' }
  const draft = await requestRest('POST', '/pages?draft=true', token, data)
  const { id } = draft.body['doc'] as { id: string }
  expect(await status()).toBe(404)
  const published = await requestRest('PATCH', `/pages/${id}`, token, { _status: 'published' })
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  await expect.poll(status).toBe(200)
  // Broken data, as an older version might have left: the page is rendered without that block.
  await sql(
    `UPDATE pages SET blocks = blocks || '[{"blockType":"no-such-block"},{"blockType":"faqs","items":7}]'::jsonb WHERE id = $1`,
    [id],
  )
  const pageErrors = watchErrors(page)
  await page.setViewportSize(widths.wide)
  await page.goto(`${siteUrl(slug)}${target}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The winter show')
  await page.locator('#ask').scrollIntoViewIfNeeded()
  await expect(page.locator('#ask form')).toBeVisible()
  await expectAccessible(page)
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#ask form')).toBeVisible()
    expect(await horizontalOverflow(page)).toBe(0)
  }
  expect(pageErrors).toEqual([])
  await requestRest('DELETE', `/pages/${id}`, token)
  await expect.poll(status).toBe(404)
})

test('[CNT-01] only staff of the dealer can preview a draft', async ({ page, browser, dealer }) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const home = await findDocument('/home?depth=0', token)
  const blocks = (home.blocks ?? []).map((one, index) => (index === 0 ? { ...one, title: 'Only a draft' } : one))
  await requestRest('PATCH', `/home/${home.id}?draft=true`, token, { blocks, _status: 'draft' })
  const path = `/preview/${tenant}/home/${home.id}`
  await addPanelSession(page, admin)
  await page.goto(`${siteUrl()}${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only a draft')
  expect(await readText(slug, '/')).not.toContain('Only a draft')
  const statusFor = async (login?: Login): Promise<number | undefined> => {
    const other = await (await browser.newContext()).newPage()
    if (login) await addPanelSession(other, login)
    const answer = await other.goto(`${siteUrl()}${path}`)
    expect(await other.content()).not.toContain('Only a draft')
    return answer?.status()
  }
  expect(await statusFor()).toBe(404)
  expect(await statusFor(findLogin('voltara'))).toBe(404)
  // A dealer's own host has no preview.
  expect(await statusOf(slug, path)).toBe(404)
})

test('[CNT-04] redirects answer unknown addresses, and a change applies at once', async ({ dealer }) => {
  const { slug, id: tenant, admin } = await dealer(DEALER)
  const token = await createToken(admin)
  const go = async (path: string) => {
    const { status, headers } = await requestSite(slug, path)
    return [status, headers.location] as const
  }
  expect(await go('/sell-my-car')).toEqual([307, '/trade-in'])
  expect(await go('/about')).toEqual([308, '/about-us'])
  const redirect = { tenant, from: '/old-vans', to: 'https://vans.example.com/list', permanent: false }
  const { body } = await requestRest('POST', '/redirects', token, redirect)
  const { id } = body['doc'] as { id: string }
  await expect.poll(() => go('/old-vans')).toEqual([307, 'https://vans.example.com/list'])
  expect(await statusOf('voltara', '/old-vans')).toBe(404)
  await requestRest('DELETE', `/redirects/${id}`, token)
  await expect.poll(() => statusOf(slug, '/old-vans')).toBe(404)
})

test('[CNT-04] offers and posts have their lists and pages', async () => {
  const group = 'banksia-motor-group'
  const offer = '/offers/logbook-service-and-a-wash'
  expect(await readText(group, '/special-offers')).toContain(offer)
  expect(await readText(group, offer)).toContain('A hand wash and a vacuum')
  const id = await findDocumentId('offers', group, "d.slug = 'logbook-service-and-a-wash'")
  const byId = await requestSite(group, `/offers/${id}`)
  expect([byId.status, byId.headers.location]).toEqual([308, offer])
  expect(await statusOf(DEALER, offer)).toBe(404)
  for (const path of ['/news', '/blog', '/blog/vehicle-reviews', '/blog/a-week-with-a-seven-seat-hybrid'])
    expect(await statusOf(group, path), path).toBe(200)
  expect(await readText(group, '/blog/vehicle-reviews')).toContain('seven-seat hybrid')
  expect(await readText(group, '/blog/vehicle-reviews')).not.toContain('Rocklea opens')
  expect(await statusOf(group, '/blog/nothing-here')).toBe(404)
})

const fixedPages = [
  '/about-us',
  '/warranty',
  '/pages/owners',
  '/service',
  '/vehicle-parts-and-accessories',
  '/special-offers',
  '/news',
]

test('[CNT-04] the fixed pages exist, are accessible, and fit desktops and phones', async ({ page }) => {
  const expectFits = async (path: string): Promise<void> => {
    for (const viewport of [widths.phone, widths.wide]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await horizontalOverflow(page), path).toBe(0)
    }
  }
  for (const path of fixedPages) {
    await page.goto(`${siteUrl(DEALER)}${path}`, { waitUntil: 'networkidle' })
    await expectFits(path)
    await expectAccessible(page)
  }
  // Its accessibility is tested in trade-in.e2e.ts.
  await page.goto(`${siteUrl(DEALER)}/trade-in`, { waitUntil: 'networkidle' })
  await expectFits('/trade-in')
})

test('[CNT-05] the service banner can be closed for that view', async ({ page }) => {
  await page.goto(siteUrl('ironbark-trucks'), { waitUntil: 'networkidle' })
  const banner = page.getByRole('region', { name: 'Book a Service' })
  await banner.scrollIntoViewIfNeeded()
  await banner.getByRole('button', { name: /^Close/ }).click()
  await expect(banner).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(banner).toHaveCount(1)
})

test('[CNT-08] a dealer’s claims are on its own page, and staff can change them', async ({ dealer }) => {
  for (const [slug, target, claim] of [
    ['yarra-value-cars', '/warranty', '3-year mechanical protection'],
    ['banksia-motor-group', '/warranty', '5-year mechanical protection'],
    ['banksia-motor-group', '/warranty', '3-year standard warranty'],
    ['banksia-motor-group', '/warranty', '50+ years of servicing'],
    ['coolabah-chery', '/pages/warranty', '7-year unlimited km warranty'],
    ['coolabah-chery', '/pages/warranty', '5-year roadside for new cars'],
    ['voltara', '/pages/warranty', '5-year unlimited km'],
    ['voltara', '/pages/warranty', 'Up to 7 years roadside'],
    ['harbour-and-vale', '/diamond-advantage', 'Servicing since 1969'],
  ] as const)
    expect(await readText(slug, target), `${slug} ${claim}`).toContain(claim)

  const { slug, admin } = await dealer('yarra-value-cars')
  const token = await createToken(admin)
  const page = await findDocument('/pages?depth=0&where[slug][equals]=warranty', token)
  const blocks = JSON.parse(JSON.stringify(page.blocks).replaceAll('3-year mechanical', '4-year mechanical')) as unknown
  expect((await requestRest('PATCH', `/pages/${page.id}`, token, { blocks, _status: 'published' })).status).toBe(200)
  await expect.poll(() => readText(slug, '/warranty')).toContain('4-year mechanical protection')
  expect(await readText(slug, '/warranty')).not.toContain('3-year mechanical protection')
})

test('[CNT-07] a page that staff exclude from search engines is marked so and is not in the sitemap', async ({
  dealer,
}) => {
  const { slug, admin } = await dealer('yarra-value-cars')
  const token = await createToken(admin)
  const page = await findDocument('/pages?depth=0&where[slug][equals]=warranty', token)
  const robots = async () =>
    /<meta name="robots" content="([^"]*)"/.exec((await requestSite(slug, '/warranty')).body)?.[1]
  const isListed = async () =>
    (await requestSite(slug, '/sitemap-pages.xml')).body.includes(`${siteUrl(slug)}/warranty<`)
  expect([await robots(), await isListed()]).toEqual([undefined, true])
  const changes = { seo: { noindex: true }, _status: 'published' }
  expect((await requestRest('PATCH', `/pages/${page.id}`, token, changes)).status).toBe(200)
  await expect.poll(robots).toBe('noindex, follow')
  await expect.poll(isListed).toBe(false)
})
