import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../scripts/lib/paths.mjs'
import { hostOf, findLogin, requestRest, visibleHtml, createToken, addPanelSession, sql } from './arrange'
import { requestSite, dataDir, expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'

/** A slug that no other dealer has. */
const createSlug = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`

/** Presses Tab until the element with this id has the focus. */
const pressTabUntil = async (page: Page, id: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key did not reach ${id}.`)
}

const typeInto = async (page: Page, field: string, text: string): Promise<void> => {
  await pressTabUntil(page, `new-tenant-${field}`)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const createLogo = (): Promise<Buffer> =>
  sharp({ create: { width: 480, height: 120, channels: 3, background: '#7A1F3D' } })
    .png()
    .toBuffer()

test('[TEN-09] [TEN-10] [CNT-02] a dealer is set up in the panel by keyboard and its site is complete; the form is accessible and fits a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const slug = createSlug('redgum')
  const name = `Redgum ${slug.split('-')[1] ?? ''}`
  await addPanelSession(page, findLogin())
  await openPanelPage(page, '/admin/collections/tenants')
  await expect(page.getByRole('link', { name: /^Create new/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Set up a new dealer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New dealer' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.locator('#new-tenant-name').focus()
  await typeInto(page, 'name', name)
  await expect(page.locator('#new-tenant-slug')).toHaveValue(slug)
  await typeInto(page, 'accent', '#FDFDFD')
  await expect(page.locator('#new-tenant-accent-problem')).toContainText('too close to the page background')
  await typeInto(page, 'accent', '#7A1F3D')
  await expect(page.locator('#new-tenant-accent-problem')).toHaveCount(0)
  await page
    .locator('#new-tenant-logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() })
  await typeInto(page, 'location_name', `${name} Ballarat`)
  await typeInto(page, 'street', '8 Sturt Street')
  await typeInto(page, 'city', 'Ballar')
  await expect(page.getByRole('option', { name: 'Ballarat VIC 3350' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const [field, value] of [
    ['city', 'Ballarat'],
    ['state', 'VIC'],
    ['postcode', '3350'],
  ] as const)
    await expect(page.locator(`#new-tenant-${field}`)).toHaveValue(value)
  await typeInto(page, 'postcode', '3000')
  const warning = page.getByText('Ballarat VIC usually has the postcode 3350. Check the postcode.')
  await expect(warning).toBeVisible()
  await typeInto(page, 'postcode', '4066')
  await typeInto(page, 'phone', '03 5550 1234')
  await typeInto(page, 'email', 'no address')
  await typeInto(page, 'staff_name', 'Fay First')
  await typeInto(page, 'staff_email', `first@${slug}.example`)
  await page.keyboard.press('Enter')
  // Errors are summarised at the top with links to their fields, and no input is lost.
  const summary = page.locator('.new-tenant__summary')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('4066 is in QLD, not in VIC.')
  await expect(summary.locator('li')).toHaveCount(2)
  // Only this part of the panel is ours.
  await expectAccessible(page, '.new-tenant')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#new-tenant-postcode')).toBeFocused()
  await typeInto(page, 'postcode', '3350')
  await expect(warning).toHaveCount(0)
  await typeInto(page, 'email', `sales@${slug}.example`)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: `${name} is ready` })).toBeFocused()
  // The panel works on the new dealer from here, and its bar says so.
  await expect(page.locator('.site-bar__name')).toHaveText(name)
  const invitation = page.locator('.new-tenant__invitation')
  await expect(invitation).toContainText('Fay First is invited as administrator')
  await expectAccessible(page, '.new-tenant')
  const link = await invitation.getByLabel('Invitation link').inputValue()
  // Each web process reads the new dealer's host when Postgres notifies it, which may be a moment after the answer.
  await expect.poll(async () => (await requestSite(slug, '/')).status).toBe(200)
  for (const link of await page.locator('.new-tenant__pages a').all()) {
    const at = new URL((await link.getAttribute('href')) ?? '')
    const { status } = await requestSite(slug, at.pathname.replace(/^\/search\/$/, '/search/new-used-and-demo-cars/'))
    expect(status, at.pathname).toBe(200)
  }

  await expect(page.getByText('Every link of its menus and pages works.')).toBeVisible()
  const missing = page.getByRole('heading', { name: 'Still missing' }).locator('+ ol').getByRole('link')
  await expect(missing).toHaveText(['Add a stock feed', 'Add the dealer licence number'])

  const shopper = await page.context().newPage()
  await shopper.goto(siteUrl(slug))
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(shopper.locator('header img').first()).toBeVisible()
  await expectAccessible(shopper)
  await shopper.close()
  for (const [target, words] of [
    ['/contact-us', '03 5550 1234'],
    ['/dealerships', '8 Sturt Street'],
    [`/locations/${slug}-ballarat`, '8:30'],
    ['/search/new-used-and-demo-cars/', /no (?:cars|vehicles|results)|nothing/i],
    ['/privacy-policy', `${name} handles what you tell us`],
  ] as const) {
    const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(visibleHtml((await requestSite(slug, target)).body)) ?? []
    const text = main.replaceAll(/<[^>]+>/g, '')
    if (typeof words === 'string') expect(text, target).toContain(words)
    else expect(text, target).toMatch(words)
  }

  const acceptance = { token: new URL(link).hash.slice(1), password: 'another horse battery' }
  expect((await requestRest('POST', '/users/invitation/accept', null, acceptance)).status).toBe(201)
  const token = await createToken({ email: `first@${slug}.example` })
  const mine = (await requestRest('GET', '/tenants?limit=10', token)).body['docs'] as readonly { slug: string }[]
  expect(mine.map((one) => one.slug)).toEqual([slug])
})

test('[TEN-09] [ADM-01] only the platform can set up dealers, by any endpoint', async ({ page }) => {
  const staff = findLogin('harbour-and-vale')
  const token = await createToken(staff)
  const form = { name: 'Not for you', slug: createSlug('not-for-you') }
  const headers = { cookie: `forecourt-token=${token}`, origin: siteUrl() }
  for (const authHeaders of [{}, headers, { authorization: `JWT ${token}` }]) {
    const options = {
      method: 'POST',
      headers: { ...authHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(form),
    }
    expect((await requestSite(undefined, '/api/tenants/set-up', options)).status).toBe(403)
  }
  expect(
    (await requestSite('harbour-and-vale', '/api/tenants/set-up', { method: 'POST', body: '{}' })).status,
  ).not.toBe(201)
  await addPanelSession(page, staff)
  const answer = await openPanelPage(page, '/admin/new-dealer')
  expect(answer?.status()).toBe(403)
  await expect(page.locator('body')).toContainText('You don’t have access to this page')
  await openPanelPage(page, '/admin/collections/tenants')
  await expect(page.getByRole('link', { name: 'Set up a new dealer' })).toHaveCount(0)
  expect(await sql('SELECT 1 FROM tenants WHERE slug = $1', [form.slug])).toEqual([])
})

/** Runs a script of package.json on the tested site's data, with the run's clock. */
const runNpm = (...args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dataDir(), MODE: 'demo' }
    const child = spawn('npm', ['run', ...args], { cwd: root, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output))))
  })

/** Copies the original's stock to another dealer, as its feeds would import it. */
const copyStock = async (from: string, to: string): Promise<void> => {
  const columns = async (table: string): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = current_schema() AND is_generated = 'NEVER'",
        [table],
      )
    ).map(({ name }) => name)
  const tenant = '(SELECT id FROM tenants WHERE slug = $2)'
  const copyTable = async (table: string, own: Readonly<Record<string, string>>): Promise<void> => {
    const names = await columns(table)
    const values = names.map((name) => own[name] ?? `s."${name}"`)
    await sql(
      `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) SELECT ${values.join()} FROM ${table} s
       JOIN tenants t ON t.id = s.tenant_id WHERE t.slug = $1`,
      [from, to],
    )
  }
  await copyTable('stock_feeds', { id: 'gen_random_uuid()', tenant_id: tenant })
  await copyTable('vehicles', {
    // Keeps the order of ids: among otherwise equal cars, the one that came first is listed first.
    id: '(left(s.id::text, 24) || right(md5(s.id::text || $2), 12))::uuid',
    tenant_id: tenant,
    location_id: `(SELECT c.id FROM locations c JOIN locations o ON o.slug = c.slug WHERE o.id = s.location_id AND c.tenant_id = ${tenant})`,
    feed_id: `(SELECT c.id FROM stock_feeds c JOIN stock_feeds o ON o.key = c.key WHERE o.id = s.feed_id AND c.tenant_id = ${tenant})`,
  })
}

/** The visible tags of a page without this site's own names; the tags of its head are sorted. */
const readTags = async (slug: string, target: string, original: string): Promise<readonly string[]> => {
  const { status, body } = await requestSite(slug, target)
  expect(status, `${slug}${target}`).toBe(200)
  const tags = visibleHtml(body)
    .replaceAll(hostOf(slug), 'HOST')
    .replaceAll(slug, original)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\b\d+ (?:seconds?|minutes?) ago\b/g, 'AGO')
    .split(/(?=<)/)
  const end = tags.findIndex((tag) => tag.startsWith('</head'))
  return [...tags.slice(0, end).sort(), ...tags.slice(end)]
}

test('[TEN-09] a dealer that is exported and imported under another slug has the same pages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-export-'))
  const slug = 'coolabah-chery'
  const copy = createSlug('coolabah')
  await runNpm('tenant:export', '--', slug, path.join(folder, slug))
  await runNpm('tenant:add', '--', path.join(folder, slug), '--slug', copy)
  await rm(folder, { recursive: true, force: true })
  await copyStock(slug, copy)
  await expect.poll(async () => (await requestSite(copy, '/')).status).toBe(200)
  const pages = ['/', '/dealerships', '/about-us', '/models', '/models/tiggo-7-pro', '/special-offers', '/warranty']
  for (const target of pages)
    await expect(async () => {
      expect(await readTags(copy, target, slug), target).toEqual(await readTags(slug, target, slug))
    }).toPass({ timeout: 60_000 })
})
