import { addPanelSession } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { addColleague } from './staff'

test('[STF-09] [ADM-01] a page that a role does not include answers 403 and names who can change the role', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  await addPanelSession(page, await addColleague(slug, 'Vera Viewer', 'viewer'))
  for (const path of ['users', 'leads', 'pages/create', 'audit/create']) {
    const answer = await openPanelPage(page, `/admin/collections/${path}`)
    expect(answer?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
    await expect(page.getByRole('main').getByText(admin.email)).toBeVisible()
  }
  await expectAccessible(page)
  expect((await openPanelPage(page, '/admin/collections/pages'))?.status()).toBe(200)
  expect((await openPanelPage(page, '/admin/collections/vehicles'))?.status()).toBe(200)
})
