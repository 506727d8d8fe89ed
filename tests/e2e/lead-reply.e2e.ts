import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { formRequest } from './shopper'
import { openPanelPage } from './go-to-panel'
import { changeForm, openDocument, openOwnDocument, saveDocument, signInFor } from './staff'

test('[ADM-04] [STF-08] staff answer a lead by keyboard while a note is unsaved; the answer is emailed, and nothing typed is lost', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer('harbour-and-vale')
  const email = `kim@${slug}.example`
  const enquiry = { lead_type: 'enquiry', category: 'Service', name: 'Kim Lee', email }
  const sent = await requestSite(
    slug,
    '/api/leads',
    formRequest({ ...enquiry, phone: '0491 570 156', message: 'Can I come on Saturday?' }),
  )
  expect(sent.status).toBeLessThan(400)
  await page.setViewportSize({ width: 390, height: 844 })
  const id = await openOwnDocument(page, { slug, admin }, 'leads')
  const box = page.getByLabel(`Your answer to ${email}`)
  // The heading is the person's name with the category.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kim Lee, Service')
  await expect(box).toHaveValue(/^Hi Kim,\n\n\n\nKind regards,\n/)
  await expectAccessible(page, '.lead-glance')
  expect(await horizontalOverflow(page)).toBe(0)
  const send = page.getByRole('button', { name: 'Send email' })
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(box).toHaveAccessibleDescription(/^Write your answer first\./)
  await expect(box).toBeFocused()

  // The answer is stored when staff leave without sending it.
  await box.press('Home')
  await box.fill((await box.inputValue()).replace('\n\n\n\n', '\n\nSaturday at 10 is fine.\n\n'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Inbox' })).toBeVisible()
  await openDocument(page, 'leads', id)
  await expect(box).toHaveValue(/Saturday at 10 is fine\./)
  await expect(box).toHaveAccessibleDescription(/^You haven’t sent this answer yet\./)

  const note = page.locator('[name="notes.0.text"]')
  await changeForm(page, () => page.getByRole('button', { name: 'Add Note' }).click())
  await note.fill('Comes on Saturday.')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Your answer to ${email} is on its way.`)).toBeInViewport()
  await expect(page.locator('.lead-replies')).toContainText('Saturday at 10 is fine.')
  await expectAccessible(page, '.lead-glance')
  const mailbox = await page.context().newPage()
  await expect(async () => {
    await mailbox.goto(`${siteUrl()}/dev-mailbox`)
    await expect(mailbox.getByText('Saturday at 10 is fine.').first()).toBeVisible()
  }).toPass()

  // The open form still had “New”.
  await expect(note).toHaveValue('Comes on Saturday.')
  expect(await saveDocument(page, 'leads')).toBe(200)
  const [stored] = await sql('SELECT stage, first_response_at IS NOT NULL AS answered FROM leads WHERE id = $1', [id])
  expect(stored).toEqual({ stage: 'contacted', answered: true })
  expect(await sql('SELECT text FROM leads_notes WHERE _parent_id = $1', [id])).toEqual([
    { text: 'Comes on Saturday.' },
  ])
  expect(await sql('SELECT text FROM leads_replies WHERE _parent_id = $1', [id])).toHaveLength(1)
})

test('[ADM-04] a call without a name and a request without a booking say what is known of them', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('harbour-and-vale')
  const add = async (key: string, phone: string | null, category: string): Promise<string> => {
    const [row] = await sql<{ id: string }>(
      `INSERT INTO leads (id, tenant_id, key, category, phone) VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
      [tenant, key, category, phone],
    )
    return row?.id ?? ''
  }
  await add('nameless-call', null, 'Phone Call')
  const request = await add('nameless-request', '0491570156', 'Service')
  for (const [order, name, value] of [
    [1, 'date', '2026-12-05'],
    [2, 'time', 'Morning'],
  ])
    await sql('INSERT INTO leads_details (_order, _parent_id, id, name, value) VALUES ($1, $2, $3, $4, $5)', [
      ...[order, request, `${request}-${String(order)}`, name, value],
    ])
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/leads')
  await expect(page.getByRole('row').filter({ hasText: 'Caller without a name' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Enquiry from 0491 570 156' })
  await expect(row).toContainText('Saturday 5 December 2026, morning')
  await openDocument(page, 'leads', request)
  await expect(page.getByRole('heading', { level: 1, name: /^Enquiry from 0491 570 156/ })).toBeVisible()
  await expect(page.getByText('Requested day and time')).toBeVisible()
  await expect(page.getByText('No time is booked yet.')).toBeVisible()
})
