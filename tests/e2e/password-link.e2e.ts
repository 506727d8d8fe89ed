import { addPanelSession, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { listSentTexts } from './shopper'
import { addColleague } from './staff'

/** The pages of a new password. Their rules are tested in `tests/tenancy/staff-account.int.test.ts`. */

const NEW_PASSWORD = 'quiet harbour lantern seventeen'

/** The paths of the links that were mailed to a person, the newest first. The text of a sent mail is only in its mailbox. */
const listLinks = (email: string): readonly string[] =>
  listSentTexts()
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/admin\/new-password#\w+/.exec(text)?.[0] ?? '')

test('[ADM-01] staff who forgot their password choose a new one on a phone; an old link says at once that it has ended', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer('edge')
  const { email } = await addColleague(slug, 'Robin Park')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelPage(page, '/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  const address = page.getByLabel('Email', { exact: true })
  await expect(address).toBeFocused()
  await page.keyboard.type('robin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an email address, such as')).toBeVisible()
  await expect(address).toHaveValue('robin')
  await expectAccessible(page)
  await address.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()
  await expect.poll(() => listLinks(email).length).toBe(1)

  await page.getByRole('button', { name: 'Change the address or send it again' }).press('Enter')
  await expect(address).toHaveValue(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible()
  await expect.poll(() => listLinks(email).length).toBe(2)
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  const [newest = '', older = ''] = listLinks(email)

  await openPanelPage(page, older)
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByText('a newer email has replaced it')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/admin/forgot')
  await expectAccessible(page)

  // Only the fragment changes, so the browser does not load the page again.
  await page.goto(new URL(newest, siteUrl()).href)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(address).toHaveValue(email)
  const password = page.getByLabel('New password', { exact: true })
  await expect(password).toHaveAccessibleDescription(/At least 12 characters/)
  await password.fill('passwordpassword')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This password is easy to guess.')).toBeVisible()
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('passwordpassword')
  await expectAccessible(page)
  expect(await horizontalOverflow(page)).toBe(0)
  await password.fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your password has been changed' })).toBeVisible()

  // The link works once.
  await reloadPanel(page)
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  await openPanelPage(page, '/admin/login')
  await address.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
})

test('[ADM-01] a link to a new password that ends while its page is open leads to a new one', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer('edge')
  const { email } = await addColleague(slug, 'Casey Long')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanelPage(page, '/admin/forgot')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.keyboard.press('Enter')
  await expect.poll(() => listLinks(email).length).toBe(1)
  const [link = ''] = listLinks(email)
  // A colleague who is signed in in the same browser stays so.
  await addPanelSession(page, await addColleague(slug, 'Alex Wu'))
  await openPanelPage(page, link)
  const password = page.getByLabel('New password', { exact: true })
  await expect(password).toBeFocused()
  await sql("UPDATE users SET reset_password_expiration = now() - interval '1 minute' WHERE email = $1", [email])
  await password.fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).press('Enter')
  await expect(page).toHaveURL(/\/admin(?:\/forgot)?$/)
})
