import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage, waitForPanelHydration } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { addColleague, findDocumentId, openOwnDocument, saveDocument, signInFor, typeInto } from './staff'

const endSessions = (email: string) =>
  sql('DELETE FROM users_sessions WHERE _parent_id = (SELECT id FROM users WHERE email = $1)', [email])

test('[STF-09] a session that ends while staff type loses nothing: they sign in over the form, and save', async ({
  page,
  dealer,
}) => {
  const own = await dealer('southern-cross-motorcycles')
  const id = await openOwnDocument(page, own, 'locations')
  await typeInto(page, 'name', 'Harbour Street')
  await endSessions(own.admin.email)
  await typeInto(page, 'badge', 'NEW')
  expect(await saveDocument(page, 'locations')).toBeGreaterThanOrEqual(401)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('Nothing you typed is lost.')
  await expect(dialog.getByLabel('Email')).toHaveValue(own.admin.email)
  await expect(page.getByText('You are not allowed to perform this action')).toHaveCount(0)
  await expectAccessible(page, 'dialog')

  await dialog.getByLabel('Password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Password').fill(own.admin.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[name="name"]')).toHaveValue('Harbour Street')
  await expect(page.locator('[name="badge"]')).toHaveValue('NEW')
  expect(await saveDocument(page, 'locations')).toBe(200)
  const [stored] = await sql<{ name: string; badge: string }>('SELECT name, badge FROM locations WHERE id = $1', [id])
  expect(stored).toEqual({ name: 'Harbour Street', badge: 'NEW' })
})

test('[STF-09] work extends a session; one that ends while no one works asks over the form, and nothing is lost', async ({
  page,
  dealer,
}) => {
  const own = await dealer('wattle-caravans')
  await page.clock.install()
  // The run's clock moves the page's too, which has to agree with the site's.
  await page.goto(siteUrl(own.slug), { waitUntil: 'domcontentloaded' })
  await page.clock.setSystemTime(2 * Date.now() - (await page.evaluate(() => Date.now())))
  // The end of the session is known once Payload has read the account.
  const account = page.waitForResponse((answer) => answer.url().includes('users/me'))
  await openOwnDocument(page, own, 'locations')
  await account
  await waitForPanelHydration(page)
  await typeInto(page, 'name', 'Harbour Street')
  const extended = page.waitForResponse((answer) => answer.url().includes('users/refresh-token'))
  await page.clock.fastForward('01:30:00')
  expect((await extended).status()).toBe(200)
  const dialog = page.getByRole('dialog')
  await page.clock.fastForward('01:00:00')
  await expect(dialog).toHaveCount(0)
  await endSessions(own.admin.email)
  await page.clock.fastForward('01:30:00')
  await expect(dialog).toHaveAccessibleName('Your session has ended')
  await expect(page).toHaveURL(/\/collections\/locations\//)
  await dialog.getByLabel('Password').fill(own.admin.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[name="name"]')).toHaveValue('Harbour Street')
  expect(await saveDocument(page, 'locations')).toBe(200)
})

test('[STF-09] pages with forms of their own offer the same sign-in, and continue with what was asked', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await signInFor(page, own.admin, own.slug)
  await openPanelPage(page, '/admin/change-prices')
  const count = page.getByText(/\d vehicles? chosen/)
  await expect(count).toBeVisible()
  const [{ make } = { make: '' }] = await sql<{ make: string }>(
    "SELECT make FROM vehicles WHERE tenant_id = $1 AND status = 'in_stock' GROUP BY make ORDER BY count(*) LIMIT 1",
    [own.id],
  )
  await endSessions(own.admin.email)
  await page.getByLabel('Make').selectOption(make)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await page.keyboard.type(own.admin.password)
  const counted = page.waitForResponse((answer) => answer.url().includes('price-changes/count') && answer.ok())
  await page.keyboard.press('Enter')
  await counted
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Make')).toHaveValue(make)
})

test('[STF-09] a draft that is not saved because the session has ended says so until it is saved, and lost access is named', async ({
  page,
  dealer,
}) => {
  const own = await dealer('harbour-and-vale')
  await openOwnDocument(page, own, 'pages')
  await typeInto(page, 'title', 'Winter tyres')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  const message = page.getByText('You’ve been signed out. Sign in again in a new tab, then save.')
  await expect(message).toBeVisible()
  await expect(page.getByText('You are not allowed to perform this action')).toHaveCount(0)
  await addPanelSession(page, own.admin)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/saved successfully/i).first()).toBeVisible()
  await expect(message).toHaveCount(0)

  const colleague = await addColleague(own.slug, 'Robin Ng', 'lead-handler')
  await sql(
    `INSERT INTO leads (id, tenant_id, key, name, category, email) VALUES (gen_random_uuid(), $1, 'own', 'Kim Lee', 'Service', 'kim@lee.example')`,
    [own.id],
  )
  await page.context().clearCookies()
  const lead = await findDocumentId('leads', own.slug, "d.email = 'kim@lee.example'")
  await addPanelSession(page, colleague)
  // Payload reads the account again once the page is shown; here it does so after the role is lost.
  let release = () => undefined as void
  const isLost = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/users/me*', async (route) => {
    await isLost
    await route.continue()
  })
  await openPanelPage(page, `/admin/collections/leads/${lead}`, 'domcontentloaded')
  const box = page.getByLabel('Your answer to kim@lee.example')
  await box.fill('Saturday at 10 is fine.')
  await sql('DELETE FROM users_tenants WHERE _parent_id = (SELECT id FROM users WHERE email = $1)', [colleague.email])
  const read = page.waitForResponse(/users\/me/)
  release()
  await read
  await page.getByRole('button', { name: 'Send email' }).click()
  await expect(box).toHaveAccessibleDescription(/^Your access to this dealer has ended\./)
  await expect(box).toHaveValue(/Saturday at 10 is fine\./)
})
