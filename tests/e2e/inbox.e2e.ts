import { readFile } from 'node:fs/promises'
import { loginOf, signInAt, sql } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { save } from './staff'

test.use({ savesData: true })

const own = 'harbour-and-vale'

/** What a shopper sends from the contact page. */
const enquire = (email: string, name: string, phone: string) =>
  ask(own, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      purpose: 'enquiry',
      category: 'Service',
      name,
      email,
      phone,
      message: `From ${email}`,
    }).toString(),
  })

test('[ADM-04] [LEAD-08] an enquiry is in the outbox and in the inbox; staff filter, assign, note and export', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const id = Math.random().toString(36).slice(2, 8)
  const email = `inbox-${id}@example.com`
  const digits = String(Math.floor(Math.random() * 1000)).padStart(3, '0')
  const [phone, twice, again] = [`0491 570 ${digits}`, `Kim Twice ${id}`, `Kim Again ${id}`]
  for (const name of [twice, again]) expect((await enquire(email, name, phone)).status).toBeLessThan(400)

  // Within seconds somebody was told: a demo shows it instead of sending it.
  await expect(async () => {
    await page.goto(`${site()}/outbox?dealer=${own}`)
    await expect(page.getByText(`From ${email}`).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAt(page, loginOf(own))
  await page.goto(`${site()}/admin/collections/leads`, { waitUntil: 'networkidle' })
  const bar = page.getByRole('region', { name: 'Inbox' })
  await bar.getByRole('button', { name: 'Unanswered' }).click()
  await expect(page).toHaveURL(/stage/)
  await bar.getByLabel('Category').selectOption('Service')
  await expect(page).toHaveURL(/category/)
  const rows = page.locator('.collection-list table tbody tr')
  await expect(rows.filter({ hasText: id })).toHaveCount(2)
  await expect(rows.filter({ hasText: twice })).toContainText('2 from this person')
  await expect(rows.filter({ hasText: twice })).toContainText('Waits')

  const [, file] = await Promise.all([
    bar.getByRole('link', { name: 'Export to a spreadsheet' }).click(),
    page.waitForEvent('download'),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n').filter((line) => line.includes(email)).length).toBeGreaterThanOrEqual(2)

  await rows.filter({ hasText: again }).locator('input[type="checkbox"]').check()
  const members = bar.getByLabel('Assign to')
  const name = (await members.locator('option').nth(2).textContent()) ?? ''
  await members.selectOption({ index: 2 })
  await expect(bar.getByText('Changed 1 lead.')).toBeVisible()
  await expect(rows.filter({ hasText: again })).toContainText(name)

  await rows.filter({ hasText: twice }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: twice })).toBeVisible()
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:+61${phone.replaceAll(' ', '').slice(1)}`,
  )
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Note' }).click()
  await page.locator('textarea[name="notes.0.text"]').fill('Rang back, comes on Friday')
  await page.locator('#field-stage').click()
  await page.locator('.rs__option').getByText('Contacted', { exact: true }).click()
  expect(await save(page, 'leads')).toBe(200)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText(/Answered in/)).toBeVisible()
  const [stored] = await sql<{ stage: string; by: string }>(
    'SELECT l.stage::text, n.by FROM leads l JOIN leads_notes n ON n._parent_id = l.id WHERE l.email = $1',
    [email],
  )
  expect(stored).toMatchObject({ stage: 'contacted' })
  expect(stored?.by).toBeTruthy()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site()}/admin/collections/leads`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await sql('DELETE FROM leads WHERE email = $1', [email])
})
