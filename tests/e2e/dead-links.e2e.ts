import { randomUUID } from 'node:crypto'
import { emptyNewTenant } from '@/src/domain/tenancy/new-tenant'
import { addPanelSession, createToken, findLogin, listDemoTenants, requestRest, sql } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { crawlLinks } from './link-crawler'
import { saveDocument, signInFor, typeInto } from './staff'

/** No link of a site leads nowhere: in menus, footers, buttons, texts or sitemaps. */

/** Sets up a dealer with the panel's form, of which only the required fields are filled in. */
const setUpDealer = async (slug: string): Promise<void> => {
  const form = {
    ...emptyNewTenant,
    name: 'Wattle Creek Motors',
    slug,
    location_name: 'Wattle Creek Motors Toowong',
    street: '8 High Street',
    city: 'Toowong',
    postcode: '4066',
    phone: '07 5550 1234',
    email: `sales@${slug}.example`,
  }
  const sent = new Request('http://localhost', { method: 'POST', body: toFormData({ form: JSON.stringify(form) }) })
  const { status, body } = await requestSite(undefined, '/api/tenants/set-up', {
    method: 'POST',
    headers: {
      authorization: `JWT ${await createToken(findLogin())}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await sent.arrayBuffer()),
  })
  expect(status, body).toBe(201)
  await expect.poll(async () => (await requestSite(slug, '/')).status).toBe(200)
}

const toFormData = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

for (const { slug } of listDemoTenants())
  test(`[STF-06] every link of ${slug} leads to a page, and every anchor to a part of one`, async () => {
    const { dead, pages } = await crawlLinks(slug)
    expect(dead).toEqual([])
    expect(pages).toBeGreaterThan(40)
  })

test('[STF-06] menus and buttons leave out a page that is not published, and have it again once it is', async ({
  dealer,
}) => {
  const { slug, id } = await dealer('coolabah-chery')
  const setState = (state: string) =>
    sql('UPDATE pages SET _status = $2 WHERE tenant_id = $1 AND slug = $3', [id, state, 'service'])
  const hasLink = async (): Promise<boolean> => / href="\/service["#]/.test((await requestSite(slug, '/')).body)
  expect(await hasLink()).toBe(true)
  await setState('draft')
  await expect.poll(hasLink).toBe(false)
  await setState('published')
  await expect.poll(hasLink).toBe(true)
})

test('[STF-06] the panel warns below a link that leads nowhere, and lists it on the landing page', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('coolabah-chery')
  await sql("UPDATE pages SET _status = 'draft' WHERE tenant_id = $1 AND slug = 'service'", [id])
  const items = [{ label: 'Servicing', href: '/service' }]
  const target = `/header?where[tenant][equals]=${id}`
  expect((await requestRest('PATCH', target, await createToken(admin), { items })).status).toBe(200)
  await addPanelSession(page, admin)
  await openPanelPage(page)
  const group = page.locator('section.attention__card', { hasText: 'nowhere' })
  await expect(group.getByRole('heading')).toContainText('nowhere')
  const line = group.getByRole('link').filter({ hasText: 'Header menu: /service. This page is not published' })
  await expect(line).toBeVisible()
  await expectAccessible(page, '.attention')

  await openPanelPage(page, (await line.getAttribute('href')) ?? '')
  const row = page.getByRole('button', { name: /^Servicing/ })
  await expect(row).toContainText('This page is not published')
  await row.click()
  await expect(page.getByText('This page is not published, so shoppers do not see this link.')).toBeVisible()
  expect((await requestRest('GET', `/tenants/site-addresses?tenant=${id}`, null)).status).toBe(401)
  const stranger = await createToken(findLogin('harbour-and-vale'))
  expect((await requestRest('GET', `/tenants/site-addresses?tenant=${id}`, stranger)).status).toBe(404)
  expect((await requestSite(slug, '/')).body).not.toMatch(/ href="\/service["#]/)
})

test('[STF-06] the form of a redirect warns that its target has no page, is saved all the same, and the warning goes with a page', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('coolabah-chery')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/redirects/create')
  await typeInto(page, 'from', '/old-specials')
  await typeInto(page, 'to', '/no-such-page')
  const warning = page.getByText(
    'There is no page at this address. Shoppers would be led to “We couldn’t find that page”.',
  )
  await expect(warning).toBeVisible()
  await expectAccessible(page, '.link-warning')
  expect(await saveDocument(page, 'redirects')).toBe(201)
  await expect(page).toHaveURL(/redirects\/[0-9a-f-]{36}/)
  await expect(warning).toBeVisible()
  expect((await requestSite(slug, '/old-specials')).headers.location).toContain('/no-such-page')
  expect((await requestSite(slug, '/no-such-page')).status).toBe(404)
  await typeInto(page, 'to', '/contact')
  await expect(warning).toBeHidden()
  expect(await saveDocument(page, 'redirects')).toBe(200)
  await expect.poll(async () => (await requestSite(slug, '/old-specials')).headers.location).toContain('/contact')
})

test('[STF-06] every link of a dealer that was just set up leads to a page', async () => {
  const slug = `wattle-creek-${randomUUID().slice(0, 8)}`
  await setUpDealer(slug)
  const { dead, pages } = await crawlLinks(slug)
  expect(dead).toEqual([])
  expect(pages).toBeGreaterThan(20)
})
