import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { signInByForm, sql } from './arrange'
import { expect, expectAccessible, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { findLatestText } from './shopper'
import { changeForm, addColleague, openDocument, saveDocument } from './staff'

/** Second factor and sessions of staff, used through the panel. */

const readDatabaseTime = async (): Promise<number> =>
  Number((await sql<{ ms: string }>('SELECT (extract(epoch FROM now()) * 1000)::bigint AS ms'))[0]?.ms)

/**
 * The app's current code, with the record of used codes cleared: a code of a neighbouring period would be refused when
 * the next period begins while it is typed.
 */
const createCode = async (email: string, secret: string): Promise<string> => {
  await sql('UPDATE staff_second_factors SET last_step = 0 WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
    email,
  ])
  return new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: await readDatabaseTime() })
}

const securityRegion = (page: Page) => page.getByRole('region', { name: 'Sign-in' })
const openAccount = (page: Page) => openPanelPage(page, '/admin/account')

test('[STF-09] staff set up a second factor by keyboard, sign in with it and with a recovery code, and see their sessions', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin } = await dealer('edge')
  await signInByForm(page, admin)
  await openAccount(page)
  await expect(securityRegion(page).getByText('Off. When it’s on')).toBeVisible()
  await securityRegion(page).getByRole('button', { name: 'Set up a second factor' }).press('Enter')
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(securityRegion(page).getByText('That password isn’t correct. Try again.')).toBeVisible()
  await securityRegion(page).getByLabel('Your password').fill(admin.password)
  await page.keyboard.press('Enter')
  const key = securityRegion(page).locator('.staff-key')
  await expect(key).toBeVisible()
  await expectAccessible(page, '.staff-security')
  const secret = (await key.textContent()) ?? ''
  await securityRegion(page).getByLabel('Six-digit code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(securityRegion(page).getByText('That code isn’t right')).toBeVisible()
  await securityRegion(page)
    .getByLabel('Six-digit code')
    .fill(await createCode(admin.email, secret))
  await page.keyboard.press('Enter')
  const codes = securityRegion(page).locator('.staff-codes code')
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allTextContents()
  await securityRegion(page).getByRole('button', { name: 'I’ve saved my codes' }).press('Enter')
  await expect(securityRegion(page).getByText('10 recovery codes left')).toBeVisible()

  // In another browser the password alone is not enough.
  const other = await (await browser.newContext()).newPage()
  await openPanelPage(other, '/admin/login')
  await other.getByLabel('Email').fill(admin.email)
  await other.getByLabel('Password').fill(admin.password)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(other.getByLabel('Code')).toBeFocused()
  await expectAccessible(other)
  await other.keyboard.type('123456')
  await other.keyboard.press('Enter')
  await expect(other.getByText('That code isn’t right')).toBeVisible()
  await other.getByLabel('Code').fill(await createCode(admin.email, secret))
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/admin\/?$/)

  const third = await (await browser.newContext()).newPage()
  await openPanelPage(third, '/admin/login')
  await third.getByLabel('Email').fill(admin.email)
  await third.getByLabel('Password').fill(admin.password)
  await third.keyboard.press('Enter')
  await third.getByLabel('Code').fill(recovery)
  await third.keyboard.press('Enter')
  await expect(third).toHaveURL(/\/admin\/?$/)

  // Both browsers are listed and can be signed out.
  await openAccount(page)
  await expect(securityRegion(page).getByText('9 recovery codes left')).toBeVisible()
  const sessions = securityRegion(page).getByRole('listitem').filter({ hasText: 'since' })
  await expect(sessions).toHaveCount(3)
  await expect(sessions.filter({ hasText: '(this browser)' })).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .press('Enter')
  await expect(sessions).toHaveCount(2)
  await securityRegion(page).getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
  await expect(sessions).toHaveCount(1)
  for (const signedOut of [other, third]) {
    await openPanelPage(signedOut)
    await expect(signedOut).toHaveURL(/\/admin\/login/)
  }
})

test('[STF-09] setting a new password needs the old one; errors are shown at their fields and keep the input', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin } = await dealer('edge')
  await signInByForm(page, admin)
  const other = await (await browser.newContext()).newPage()
  await signInByForm(other, admin)
  await openAccount(page)
  await expect(page.getByRole('button', { name: 'Force unlock' })).toHaveCount(0)
  await securityRegion(page).getByRole('button', { name: 'Change password' }).press('Enter')
  await securityRegion(page).getByLabel('Your password').fill('not my password')
  await securityRegion(page).getByLabel('New password', { exact: true }).fill('password1234')
  await page.keyboard.press('Enter')
  await expect(securityRegion(page).getByText('This password is easy to guess.')).toBeVisible()
  await expect(securityRegion(page).getByLabel('New password', { exact: true })).toBeFocused()
  await securityRegion(page).getByLabel('New password', { exact: true }).fill('another horse battery')
  await page.keyboard.press('Enter')
  await expect(securityRegion(page).getByText('That password isn’t correct. Try again.')).toBeVisible()
  await expect(securityRegion(page).getByLabel('New password', { exact: true })).toHaveValue('another horse battery')
  await expectAccessible(page, '.staff-security')
  await securityRegion(page).getByLabel('Your password').fill(admin.password)
  await securityRegion(page).getByLabel('Show the new password').check()
  await expect(securityRegion(page).getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
  await securityRegion(page).getByRole('button', { name: 'Change password' }).press('Enter')
  await expect(securityRegion(page).getByText('Your password has changed.')).toBeVisible()
  await openPanelPage(other)
  await expect(other).toHaveURL(/\/admin\/login/)
  await signInByForm(other, { ...admin, password: 'another horse battery' })
})

/** Opens the link in the email to a new address, in a browser that is not signed in, and confirms by keyboard. */
const confirmEmail = async (browser: Browser, email: string): Promise<void> => {
  let link: string | undefined
  await expect
    .poll(async () => (link = /https?:\S+confirm-email#[0-9a-f]+/u.exec(await findLatestText(email))?.[0]))
    .toBeDefined()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openPanelPage(page, `/admin/confirm-email${new URL(link ?? '').hash}`)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page, 'main, .template-minimal')
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await reloadPanel(page)
  await expect(page.getByText('This link isn’t valid any more.', { exact: false })).toBeVisible()
  await context.close()
}

test('[STF-09] an administrator changes a colleague’s address, which confirms it, and resets the second factor of a lost phone', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin, slug } = await dealer('edge')
  const lostPhoneStaff = await addColleague(slug, 'Lost Phone')
  await sql(
    "INSERT INTO staff_second_factors (user_id, secret, confirmed_at) VALUES ($1, 'on the lost phone', now())",
    [lostPhoneStaff.id],
  )
  await signInByForm(page, admin)
  await openDocument(page, 'users', lostPhoneStaff.id)
  const part = page.getByRole('region', { name: 'Sign-in' })
  await part.getByRole('button', { name: 'Change email address' }).press('Enter')
  await part.getByLabel('Your password').fill(admin.password)
  await part.getByLabel('New email address').fill(admin.email)
  await page.keyboard.press('Enter')
  await expect(part.getByText('Another account uses this email address.')).toBeVisible()
  await part.getByLabel('New email address').fill(`new.${lostPhoneStaff.email}`)
  await page.keyboard.press('Enter')
  await expect(part.getByText('The link for the new address is in the dev mailbox.', { exact: false })).toBeVisible()
  await expect(part.getByText(/is waiting for confirmation/)).toBeVisible()
  await openPanelPage(page, '/admin/collections/users')
  const row = page.getByRole('row', { name: new RegExp(lostPhoneStaff.email) }).first()
  await expect(row).toContainText('is waiting for confirmation')
  await expect(row).toContainText('Editor at ')
  await confirmEmail(browser, `new.${lostPhoneStaff.email}`)
  await openDocument(page, 'users', lostPhoneStaff.id)
  await part.getByRole('button', { name: 'Remove second factor' }).press('Enter')
  await part.getByLabel('Your password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(part.getByText('set up another phone')).toBeVisible()
  await expectAccessible(page, '.staff-security')
  await page.context().clearCookies()
  await signInByForm(page, { email: `new.${lostPhoneStaff.email}`, password: lostPhoneStaff.password })
  // Payload's own password fields lose their input when it is refused.
  await openPanelPage(page, '/admin/account')
  await expect(securityRegion(page).getByRole('button', { name: 'Change password' })).toBeVisible()
  await expect(page.locator('#change-password')).toHaveCount(0)
})

const moveSignInByHour = (email: string) =>
  sql(
    `UPDATE users_sessions SET created_at = now() - interval '1 hour'
     WHERE _parent_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  )

test('[STF-09] giving a role needs one’s own password, and the choice is kept until it is confirmed', async ({
  page,
  dealer,
}) => {
  const { admin, slug } = await dealer('edge')
  const person = await addColleague(slug, 'Rory Role', 'viewer')
  await signInByForm(page, admin)
  await moveSignInByHour(admin.email)
  await openDocument(page, 'users', person.id)
  const role = page.locator('#field-tenants__0__role')
  await changeForm(page, async () => {
    await role.locator('input').first().fill('Editor')
    await page.keyboard.press('Enter')
  })
  expect(await saveDocument(page, 'users')).toBe(403)
  const part = page.getByRole('region', { name: 'Before you change a role' })
  await part.getByRole('button', { name: 'Confirm with your password' }).press('Enter')
  await part.getByLabel('Your password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('For the next 15 minutes you can change roles')).toBeVisible()
  expect(await saveDocument(page, 'users')).toBe(200)
  await reloadPanel(page)
  await expect(role).toContainText('Editor')
})
