import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addPanelSession, findLogin, signInByForm, sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { addColleague, openDocument } from './staff'

/** Invitations of staff, from both sides. Their rules are tested in `tests/tenancy/staff-invitations.int.test.ts`. */

const PASSWORD = 'another horse battery'
const STAFF_LIST = '/admin/collections/users'

const createAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@invited.example`

const linkField = (page: Page) => page.getByLabel('Invitation link')
const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** Presses Tab until the input with this name and value has the focus. */
const pressTabUntil = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key did not reach ${selector}.`)
}

/** Fills in and sends the form of an invitation. @returns the link */
const invite = async (page: Page, email: string, name: string, role: string): Promise<string> => {
  await openPanelPage(page, '/admin/invite')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('radio', { name: role }).check()
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(page.getByRole('heading', { name: `${name} is invited` })).toBeFocused()
  return linkField(page).inputValue()
}

test('[STF-09] an administrator invites a colleague by keyboard, who chooses a password on a phone and is signed in', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin, slug } = await dealer('edge')
  const email = createAddress('sam')
  await page.setViewportSize({ width: 1440, height: 900 })
  await addPanelSession(page, admin)
  await openPanelPage(page, STAFF_LIST)
  await invitations(page).getByRole('link', { name: 'Invite staff' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite staff' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(
    page.getByText(
      'Can answer enquiries and bookings; and look at vehicles, locations and what staff have changed. Can’t edit pages',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(page.getByText('Enter an email address, such as')).toBeVisible()
  await expect(page.getByText('Choose a role.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(admin.email)
  await pressTabUntil(page, 'input[name=name]')
  await page.keyboard.type('Sam Smith')
  await pressTabUntil(page, 'input[type=radio]')
  // The first arrow key chooses the second role.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Editor' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${admin.email} already works at`)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam Smith')
  await expectAccessible(page, '.invite')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sam Smith is invited' })).toBeFocused()
  await expectAccessible(page, '.invite')
  const link = await linkField(page).inputValue()
  expect(link).toMatch(/\/admin\/invitation#[0-9a-f]{64}$/)
  await page.getByRole('link', { name: 'Back to the list of staff' }).press('Enter')
  await expect(invitations(page).getByText(`Sam Smith, ${email}`)).toBeVisible()
  await expect(invitations(page).getByText('Invited by')).toBeVisible()
  // The link is shown once.
  await expect(page.getByText(link)).toHaveCount(0)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await expect(async () => {
    await phone.goto(`${siteUrl()}/dev-mailbox`)
    await expect(phone.locator(`a[href="${link}"]`).first()).toBeVisible()
  }).toPass()
  // A mail scanner opens the link, with its scripts, before the person does.
  const scanner = await (await browser.newContext()).newPage()
  await openPanelPage(scanner, new URL(link).pathname + new URL(link).hash)
  await expect(scanner.getByRole('heading', { name: 'Welcome, Sam Smith' })).toBeVisible()

  await openPanelPage(phone, new URL(link).pathname + new URL(link).hash)
  await expect(phone.getByText('Editor at')).toBeVisible()
  await expect(phone.getByText('At least 12 characters.')).toBeVisible()
  expect(await horizontalOverflow(phone)).toBe(0)
  await expectAccessible(phone)
  // Someone who chose the wrong way comes back.
  await pressTabUntil(phone, '.invite-switch')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Sign in with the password of your account')).toBeVisible()
  await expectAccessible(phone)
  await pressTabUntil(phone, '.invite-switch')
  await phone.keyboard.press('Enter')
  await expect(phone.locator('.invite-switch')).toBeFocused()
  await phone.getByLabel('Email', { exact: true }).focus()
  await pressTabUntil(phone, 'input[name=newPassword]')
  await phone.keyboard.type('password1234')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('This password is easy to guess.')).toBeVisible()
  await expect(passwordField(phone)).toBeFocused()
  await expect(passwordField(phone)).toHaveValue('password1234')
  await phone.keyboard.press('ControlOrMeta+a')
  await phone.keyboard.type(PASSWORD)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/\/admin\/?$/)
  await openPanelPage(phone, '/admin/collections/vehicles')
  await expect(phone.locator('.collection-list')).toBeVisible()

  await scanner.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await scanner.keyboard.press('Enter')
  await expect(scanner.getByText('has already been accepted')).toBeVisible()
  await reloadPanel(page)
  await expect(invitations(page).getByText(email)).toHaveCount(0)
  await expect(page.locator('.collection-list').getByText(email)).toBeVisible()
  const logged = await sql<{ title: string }>(
    `SELECT a.title FROM audit a JOIN tenants t ON t.id = a.tenant_id WHERE t.slug = $1 AND a.kind = 'staff-invitations'`,
    [slug],
  )
  expect(logged.map(({ title }) => title).sort()).toEqual([
    `Invitation as Editor accepted: ${email}`,
    `Invited as Editor: ${email}`,
  ])
})

test('[STF-09] an invitation is sent again and withdrawn in the list of staff, on a phone', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin } = await dealer('edge')
  await page.setViewportSize({ width: 390, height: 844 })
  await addPanelSession(page, admin)
  const email = createAddress('kim')
  const link = await invite(page, email, 'Kim Lee', 'Viewer')
  expect(await horizontalOverflow(page)).toBe(0)
  await sql("UPDATE staff_invitations SET expires_at = now() - interval '1 hour' WHERE email = $1", [email])
  await openPanelPage(page, STAFF_LIST)
  await expect(invitations(page).getByText('Expired on')).toBeVisible()
  await invitations(page).getByRole('button', { name: 'Send the invitation of Kim Lee again' }).press('Enter')
  await expect(page.getByText('We’ve sent Kim Lee a new link.')).toBeVisible()
  await expect(invitations(page).getByText('Invited by')).toBeVisible()
  const newLink = await linkField(page).inputValue()
  expect(newLink).not.toBe(link)
  await expectAccessible(page, '.staff-invitations')
  expect(await horizontalOverflow(page)).toBe(0)

  const reader = await (await browser.newContext()).newPage()
  await openPanelPage(reader, new URL(link).pathname + new URL(link).hash)
  await expect(reader.getByText('This invitation isn’t valid.')).toBeVisible()
  await expectAccessible(reader)
  // Only the fragment changes, so the browser does not load the page again.
  await reader.goto(newLink)
  await expect(reader.getByRole('heading', { name: 'Welcome, Kim Lee' })).toBeVisible()

  await invitations(page).getByRole('button', { name: 'Withdraw the invitation of Kim Lee' }).press('Enter')
  await invitations(page).getByRole('button', { name: 'Keep it' }).press('Enter')
  await invitations(page).getByRole('button', { name: 'Withdraw the invitation of Kim Lee' }).press('Enter')
  await invitations(page).getByRole('button', { name: 'Yes, withdraw' }).press('Enter')
  await expect(page.getByText('The invitation of Kim Lee is withdrawn.')).toBeVisible()
  await expect(invitations(page).getByText(email)).toHaveCount(0)
  await passwordField(reader).fill(PASSWORD)
  await reader.keyboard.press('Enter')
  await expect(reader.getByText('This invitation isn’t valid.')).toBeVisible()
  await openPanelPage(reader, '/admin/invitation')
  await expect(reader.getByText('This link isn’t complete.')).toBeVisible()
})

test('[STF-09] staff of another dealer accept by signing in to the account that they have', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin } = await dealer('edge')
  const other = await dealer('voltara')
  const person = await addColleague(other.slug, 'Two Jobs')
  await addPanelSession(page, admin)
  const link = await invite(page, person.email, 'Two Jobs', 'Lead handler')
  const reader = await (await browser.newContext()).newPage()
  await openPanelPage(reader, new URL(link).pathname + new URL(link).hash)
  await passwordField(reader).fill(PASSWORD)
  await reader.keyboard.press('Enter')
  await expect(reader.getByText('You already have an account with this email address.')).toBeVisible()
  await expectAccessible(reader)
  await expect(reader.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await passwordField(reader).fill(person.password)
  await reader.keyboard.press('Enter')
  await expect(reader).toHaveURL(/\/admin\/?$/)
  const roles = await sql<{ role: string }>('SELECT role FROM users_tenants WHERE _parent_id = $1', [person.id])
  expect(roles.map(({ role }) => role).sort()).toEqual(['editor', 'lead-handler'])
})

test('[STF-09] the platform invites to several dealers by keyboard, and the reader sets up a second factor if their role needs one', async ({
  page,
  browser,
  dealer,
}) => {
  const [one, two] = [await dealer('edge'), await dealer('voltara')]
  const names = [one, two].map(({ slug }) => `Dealer of ${slug}`)
  for (const [index, { id }] of [one, two].entries())
    await sql('UPDATE tenants SET name = $2 WHERE id = $1', [id, names[index]])
  const email = createAddress('ada')
  await addPanelSession(page, findLogin())
  await openPanelPage(page, '/admin/invite')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Ada Area')
  const form = page.locator('.invite__fields')
  await form.getByRole('button', { name: 'Add another dealer' }).press('Enter')
  for (const [index, name] of names.entries()) {
    await form.getByRole('combobox', { name: 'Dealer' }).nth(index).focus()
    await page.keyboard.type(name)
    await expect(form.getByRole('option', { name })).toBeVisible()
    await page.keyboard.press('Enter')
    await form
      .getByRole('group', { name: `Role at ${name}` })
      .getByRole('radio', { name: index === 0 ? 'Administrator' : 'Viewer' })
      .check()
  }
  await expectAccessible(page, '.invite')
  await form.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Area is invited' })).toBeFocused()
  const { pathname, hash } = new URL(await linkField(page).inputValue())

  // A demo requires no second factor, so the answer of an installation that does takes the place of the sign-in's.
  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await reader.route('**/api/users/login', (route) =>
    route.fulfill({
      status: 401,
      json: { errors: [{ message: 'Set it up.', data: { secondFactor: { step: 'set up', secret: 'ABCD', qr: '' } } }] },
    }),
  )
  await openPanelPage(reader, pathname + hash)
  await expect(reader.getByText(`Administrator at ${names[0] ?? ''} and Viewer at ${names[1] ?? ''}`)).toBeVisible()
  await passwordField(reader).fill(PASSWORD)
  await reader.keyboard.press('Enter')
  await expect(reader.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  await expect(reader.getByLabel('Six-digit code')).toBeFocused()
  expect(await horizontalOverflow(reader)).toBe(0)
  const roles = await sql<{ role: string }>(
    'SELECT m.role FROM users u JOIN users_tenants m ON m._parent_id = u.id WHERE u.email = $1 ORDER BY m._order',
    [email],
  )
  expect(roles.map(({ role }) => role).sort()).toEqual(['tenant-admin', 'viewer'])
})

test('[STF-09] after a while, staff confirm their password before they invite, and the form keeps its text', async ({
  page,
  dealer,
}) => {
  const { admin } = await dealer('edge')
  await signInByForm(page, admin)
  await openPanelPage(page, '/admin/collections/users/create')
  await expect(page).toHaveURL(/\/admin\/invite$/)
  await sql(
    `UPDATE users_sessions SET created_at = now() - interval '1 hour'
     WHERE _parent_id = (SELECT id FROM users WHERE email = $1)`,
    [admin.email],
  )
  await page.getByLabel('Email', { exact: true }).fill(createAddress('lee'))
  await page.getByLabel('Name', { exact: true }).fill('Lee')
  await page.getByRole('radio', { name: 'Viewer' }).check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your own password to confirm it’s you.')).toBeVisible()
  const ownPassword = page.getByLabel('Your password', { exact: true })
  await expect(ownPassword).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('That password isn’t correct. Try again.')).toBeVisible()
  await ownPassword.fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lee is invited' })).toBeFocused()
})

test('[STF-09] an administrator signs a colleague out', async ({ page, browser, dealer }) => {
  const { admin, slug } = await dealer('edge')
  const person = await addColleague(slug, 'Left Yesterday')
  const theirs = await (await browser.newContext()).newPage()
  await signInByForm(theirs, person)
  await addPanelSession(page, admin)
  await openDocument(page, 'users', person.id)
  const part = page.getByRole('region', { name: 'Sign-in' })
  await expect(part.getByText('Chrome on')).toBeVisible()
  await part.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  await expect(part.getByText('They’re signed out everywhere.')).toBeVisible()
  await expect(part.getByText('They aren’t signed in anywhere.')).toBeVisible()
  await expectAccessible(page, '.staff-security')
  await openPanelPage(theirs)
  await expect(theirs).toHaveURL(/\/admin\/login/)
})

test('[STF-09] an administrator takes away the access of a colleague who leaves, by keyboard, at both widths', async ({
  page,
  dealer,
}) => {
  const { admin, slug } = await dealer('edge')
  const colleague = await addColleague(slug, 'Robin Ng')
  await addPanelSession(page, admin)
  await openDocument(page, 'users', colleague.id)
  const access = page.getByRole('group', { name: /^Access to / })
  await access.getByRole('button', { name: 'Remove access' }).press('Enter')
  const password = access.getByLabel('Your password')
  await expect(password).toBeFocused()
  await password.fill('not the password')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('That password isn’t correct. Try again.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '.staff-security')
  await password.fill(admin.password)
  await password.press('Enter')
  await expect(page.getByText(/^Robin Ng no longer has access to /)).toBeVisible()
  await expect(page).toHaveURL(/\/collections\/users/)
  await expect(page.locator('.collection-list').getByText(admin.email)).toBeVisible()
  await expect(page.locator('.collection-list').getByText(colleague.email)).toHaveCount(0)
})
