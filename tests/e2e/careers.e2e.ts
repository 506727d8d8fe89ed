import { sql } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test('[LEAD-06] [LEAD-07] an application is sent from the careers page, which About us leads to; without a connection it keeps its answers', async ({
  page,
  context,
  dealer,
}) => {
  const { slug, id } = await dealer('banksia-motor-group')
  await page.goto(`${siteUrl(slug)}/about-us`)
  await page.getByRole('link', { name: 'Work with us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open positions' })).toBeVisible()
  await expect(page.getByText('We have no advertised positions at the moment.')).toBeVisible()
  const form = page.locator('#page-form')
  await form.scrollIntoViewIfNeeded()
  await expect(page.getByLabel(/^Link to your CV/)).toHaveAccessibleDescription(/^You can’t attach a file here\./)
  await page.getByLabel('Which role interests you?').fill('Technician')
  await page.getByLabel('Where would you like to work?').selectOption({ index: 1 })
  await page.getByLabel('Your name').fill('Tam Nguyen')
  await page.getByLabel('Email address').fill('tam@example.com')
  await page.getByLabel(/^Link to your CV/).fill('https://cv.example/tam')
  const send = page.getByRole('button', { name: 'Send application' })
  await send.click()
  await expect(form.getByRole('alert').filter({ hasText: 'Please enter a phone number' }).first()).toBeVisible()
  await expectAccessible(page, '#page-form')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await context.setOffline(true)
  await send.click()
  await expect(form).toContainText('You seem to be offline. What you’ve entered is kept. Try again, or call us on 0')
  await expect(page.getByLabel('Which role interests you?')).toHaveValue('Technician')
  await context.setOffline(false)
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your application' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to our stock' })).toHaveCount(0)
  const leads = await sql('SELECT category, message FROM leads WHERE tenant_id = $1', [id])
  expect(leads).toEqual([{ category: 'Careers', message: 'https://cv.example/tam' }])
  const mails = await sql<{ subject: string }>('SELECT subject FROM messages WHERE tenant_id = $1', [id])
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('We’ve received your application (')])
})

test('[LEAD-06] [LEAD-07] without script a refused application is shown again with its answers', async ({
  browser,
  dealer,
}) => {
  const { slug } = await dealer('banksia-motor-group')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl(slug)}/apply`)
  await page.getByLabel('Which role interests you?').fill('Sales')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Please enter a phone number').first()).toBeVisible()
  await expect(page.getByLabel('Which role interests you?')).toHaveValue('Sales')
  await context.close()
})
