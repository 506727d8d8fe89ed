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
  await expect(twice).toContainText('2 from this person')
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
  await page.setViewportSize({ width: 1440, height: 900 })

  await twice.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Kim Twice' })).toBeVisible()
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+61491570156')
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await changeForm(page, () => page.getByRole('button', { name: 'Add Note' }).click())
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
