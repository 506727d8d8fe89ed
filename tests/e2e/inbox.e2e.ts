import { readFile } from 'node:fs/promises'
import { sql } from './arrange'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage, reloadPanel } from './go-to-panel'
import { formRequest } from './shopper'
import { addColleague, saveDocument, signInFor, changeForm, typeInto } from './staff'
import { horizontalOverflow } from './page-errors'

test('[ADM-04] [LEAD-08] an enquiry reaches the dev mailbox and the inbox, where staff filter, assign, note and export', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  const handler = await addColleague(slug, 'Robin Ng', 'lead-handler')
  const email = 'kim@example.com'
  const phone = '0491 570 156'
  for (const name of ['Kim Twice', 'Kim Again']) {
    const enquiry = { lead_type: 'enquiry', category: 'Service', name, email, phone, message: 'Is the wagon there?' }
    expect((await requestSite(slug, '/api/leads', formRequest(enquiry))).status).toBeLessThan(400)
  }

  // A demo shows the messages that it does not send.
  const mailbox = `/dev-mailbox?dealer=${slug}`
  await expect.poll(async () => (await requestSite(undefined, mailbox)).body).toContain('Is the wagon there?')
  await page.goto(`${siteUrl()}${mailbox}`)
  await expect(page.getByText('Is the wagon there?').first()).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/leads')
  const bar = page.getByRole('region', { name: 'Inbox' })
  await bar.getByRole('button', { name: 'Unanswered' }).click()
  await expect(page).toHaveURL(/stage/)
  await bar.getByLabel('Category').selectOption('Service')
  await expect(page).toHaveURL(/category/)
  const rows = page.locator('.collection-list table tbody tr')
  const [twice, again] = [rows.filter({ hasText: 'Kim Twice' }), rows.filter({ hasText: 'Kim Again' })]
  await expect(rows).toHaveCount(2)
  await expect(twice).toContainText('1 more from this person')
  await expect(twice).toContainText('Waiting')

  const [, file] = await Promise.all([
    bar.getByRole('link', { name: 'Export to a spreadsheet' }).click(),
    page.waitForEvent('download'),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n').filter((line) => line.includes(email))).toHaveLength(2)

  await again.locator('input[type="checkbox"]').check()
  await bar.getByLabel('Assign to').selectOption({ label: 'Robin Ng' })
  await expect(bar.getByText('Changed 1 lead.')).toBeVisible()
  await expect(again).toContainText('Robin Ng')
  expect(await sql('SELECT name FROM leads WHERE email = $1 AND assigned_to_id = $2', [email, handler.id])).toEqual([
    { name: 'Kim Again' },
  ])
  await bar.getByLabel('Assign to').selectOption({ label: 'Unassigned' })
  await expect(again).not.toContainText('Robin Ng')
  expect(await sql('SELECT name FROM leads WHERE email = $1 AND assigned_to_id IS NOT NULL', [email])).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  // On a phone the leads come first, and the filters on request.
  await expect(rows.first()).toBeInViewport()
  await expect(bar.getByLabel('Stage')).toBeHidden()
  await bar.getByRole('button', { name: 'More filters (1 on)' }).press('Enter')
  await expect(bar.getByLabel('Category')).toHaveValue('Service')
  await expect(bar.getByRole('button', { name: 'Fewer filters (1 on)' })).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await twice.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Kim Twice' })).toBeVisible()
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+61491570156')
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await changeForm(page, () => page.getByRole('button', { name: 'Add note', exact: true }).click())
  await typeInto(page, 'notes.0.text', 'Rang back, comes on Friday')
  await page.locator('#field-stage').click()
  await changeForm(page, () => page.locator('.rs__option').getByText('Contacted', { exact: true }).click())
  expect(await saveDocument(page, 'leads')).toBe(200)
  await reloadPanel(page)
  await expect(page.getByText(/Answered in/)).toBeVisible()
  const [storedLead] = await sql<{ stage: string; by: string }>(
    `SELECT l.stage::text, n.by FROM leads l JOIN leads_notes n ON n._parent_id = l.id JOIN tenants t ON t.id = l.tenant_id
     WHERE t.slug = $1 AND l.email = $2`,
    [slug, email],
  )
  expect(storedLead).toMatchObject({ stage: 'contacted' })
  expect(storedLead?.by).toBeTruthy()
})

test('[ADM-04] [STF-03] a day of the inbox’s filter is the whole day by the dealer’s clocks, and bars of the landing page follow the numbers', async ({
  page,
  dealer,
}) => {
  // Brisbane's day begins and ends an hour after that of the browser, in Melbourne.
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await sql('UPDATE locations SET timezone = $2 WHERE tenant_id = $1', [id, 'Australia/Brisbane'])
  const addLead = (name: string, category: string, at: string) =>
    sql(
      'INSERT INTO leads (id, tenant_id, key, name, category, created_at) VALUES (gen_random_uuid(), $1, $2, $2, $3, $4)',
      [id, name, category, at],
    )
  await addLead('Last of Monday', 'Service', '2026-11-23T13:59:00Z')
  await addLead('First of Tuesday', 'Service', '2026-11-23T14:51:00Z')
  await addLead('Last of Tuesday', 'Service', '2026-11-24T13:59:00Z')
  await addLead('First of Wednesday', 'Service', '2026-11-24T14:00:00Z')
  for (const number of [1, 2, 3]) await addLead(`Parts ${String(number)}`, 'Parts', '2026-11-20T02:00:00Z')
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/leads')
  const bar = page.getByRole('region', { name: 'Inbox' })
  const rows = page.locator('.collection-list table tbody tr')
  for (const label of ['From', 'To']) {
    await bar.getByLabel(label, { exact: true }).fill('24/11/2026')
    await bar.getByLabel(label, { exact: true }).press(label === 'From' ? 'Enter' : 'Tab')
    await expect(rows).toHaveCount(label === 'From' ? 3 : 2)
  }
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Last of Tuesday')
  await expect(rows.last()).toContainText('First of Tuesday')
  await expect(bar.getByLabel('From', { exact: true })).toHaveValue('24/11/2026')
  await expect(bar.getByLabel('To', { exact: true })).toHaveValue('24/11/2026')

  await openPanelPage(page)
  const table = page.getByRole('table', { name: 'Leads by category' })
  const widthOf = (name: string) =>
    table
      .getByRole('row', { name })
      .locator('.statistic-bar')
      .evaluate((one) => one.getBoundingClientRect().width)
  expect((await widthOf('Parts')) / (await widthOf('Service'))).toBeCloseTo(3 / 4, 1)
})

test('[ADM-03] [ADM-04] leads assigned at once are in one email, and on the landing page of their colleague until they are closed', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('wattle-caravans')
  const handler = await addColleague(slug, 'Robin Ng', 'lead-handler')
  await sql('DELETE FROM leads WHERE tenant_id = $1', [id])
  const addLead = (name: string, stage: string, at: string) =>
    sql(
      `INSERT INTO leads (id, tenant_id, key, name, category, stage, created_at)
       VALUES (gen_random_uuid(), $1, $2, $2, 'Sales', $3::enum_leads_stage, $4)`,
      [id, name, stage, at],
    )
  await addLead('Kim Older', 'contacted', '2026-11-02T02:00:00Z')
  await addLead('Kim Newer', 'new', '2026-11-03T02:00:00Z')
  await addLead('Kim Closed', 'won', '2026-11-04T02:00:00Z')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/leads')
  const rows = page.locator('.collection-list table tbody tr')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) await row.locator('input[type="checkbox"]').check()
  const bar = page.getByRole('region', { name: 'Inbox' })
  await bar.getByLabel('Assign to').selectOption({ label: 'Robin Ng' })
  await expect(bar.getByText('Changed 3 leads.')).toBeVisible()
  const mails = await sql<{ subject: string; text: string }>(
    'SELECT subject, text FROM messages WHERE tenant_id = $1 AND recipient = $2',
    [id, handler.email],
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['3 leads for you'])
  expect(mails[0]?.text).toMatch(/Older[^]*Newer[^]*Closed/)

  await signInFor(page, handler, slug)
  await openPanelPage(page)
  const own = page.getByRole('region', { name: '2 leads assigned to you' })
  await expect(own.getByRole('listitem').first()).toContainText('Kim Older')
  await expect(own.getByRole('listitem').first()).toContainText('Contacted')
  await expectAccessible(page, '.attention')
  await own.getByRole('link', { name: 'Open them in the inbox' }).press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Kim Closed' })).toHaveCount(0)
  await expect(bar.getByLabel('Stage')).toHaveValue('open')
  await expect(bar.getByLabel('Assigned to')).toHaveValue(handler.id)

  // An editor sees no leads, and an administrator none that are a colleague's.
  for (const login of [await addColleague(slug, 'Sam Lee'), admin]) {
    await signInFor(page, login, slug)
    await openPanelPage(page)
    await expect(page.getByRole('region', { name: /assigned to you/ })).toHaveCount(0)
  }
})
