import { randomUUID } from 'node:crypto'
import { emptyNewTenant } from '@/src/domain/tenancy/new-tenant'
import { addPanelSession, createToken, findLogin, listDemoTenants, requestRest, sql } from './arrange'
import { expect, expectAccessible, requestSite, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { crawlLinks } from './link-crawler'

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

test('[STF-06] every link of a dealer that was just set up leads to a page', async () => {
  const slug = `wattle-creek-${randomUUID().slice(0, 8)}`
  await setUpDealer(slug)
  const { dead, pages } = await crawlLinks(slug)
  expect(dead).toEqual([])
  expect(pages).toBeGreaterThan(20)
})
