import { requestSite, expect, siteUrl, test } from './fixtures'
import { GROUP_DEALER, phone } from './vehicle-parts'

/** The day and the time of a form that books at one of several locations (LEAD-02). */

test('[LEAD-02] [LEAD-05] a service offers days only once its workshop is chosen, and then those of that workshop', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(GROUP_DEALER)}/book-service`)
  const [day, time, workshop] = [page.getByLabel(/^Day/), page.getByLabel(/^Time/), page.getByLabel('Which workshop?')]
  await expect(day.getByRole('option')).toHaveText(['Choose a workshop first'])
  await expect(time.getByRole('option')).toHaveText(['Choose a workshop first'])
  await expect(day).toHaveAccessibleDescription('Each workshop has its own days.')
  const workshops = await workshop
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''))
  expect(workshops.length).toBeGreaterThan(1)
  for (const slug of workshops) {
    const answer = await requestSite(GROUP_DEALER, `/api/bookings/slots?lead_type=service&location=${slug}`)
    const { days } = JSON.parse(answer.body) as { days: readonly { label: string }[] }
    await workshop.selectOption(slug)
    await expect(day.getByRole('option')).toHaveText(['Any day', ...days.map(({ label }) => label)])
  }
  await workshop.selectOption('')
  await expect(day.getByRole('option')).toHaveText(['Choose a workshop first'])
})

test('[LEAD-02] a time without a day asks for the day, which is then not called optional', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${siteUrl(GROUP_DEALER)}/book-service`)
  await page.getByLabel('Which workshop?').selectOption({ index: 1 })
  await page.getByLabel('Time (optional)').fill('10:00')
  await page.getByLabel('Rego').fill('1AB 2CD')
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  await page.getByRole('button', { name: 'Request this booking' }).click()
  await expect(page.getByRole('link', { name: 'Please choose a day.' })).toBeVisible()
  await expect(page.getByLabel('Day', { exact: true })).toHaveAccessibleDescription(/Please choose a day\./)
  await context.close()
})

test('[LEAD-02] a day on which the workshop is closed is refused at its field, also where no times are offered', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto(`${siteUrl('coolabah-chery')}/book-service`)
  await page.getByLabel('Rego').fill('1AB 2CD')
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Mobile number').fill('0491 570 156')
  for (const [day, name] of [
    ['2026-11-29', 'Sunday 29 November'],
    ['2026-12-25', 'Friday 25 December'],
  ] as const) {
    await page.getByLabel('Preferred day (optional)').fill(day)
    await page.getByRole('button', { name: 'Request this booking' }).click()
    await expect(page.getByLabel('Preferred day (optional)')).toHaveAccessibleDescription(
      new RegExp(`We’re closed on ${name}. Please choose another day.`),
    )
  }
  await context.close()
})
