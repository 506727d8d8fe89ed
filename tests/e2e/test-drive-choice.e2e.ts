import { sql } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { formRequest } from './shopper'
import { findVehicle, phone, USED_CAR_DEALER } from './vehicle-parts'

const AVAILABLE = "v.status = 'in_stock' AND v.reserved IS NOT TRUE AND v.stocknum <> ''"

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('[LEAD-02] from the menu a shopper finds the vehicle by stock number, and it is on the lead', async ({
    page,
    dealer,
  }) => {
    const { slug, id: tenantId } = await dealer(USED_CAR_DEALER)
    const vehicle = await findVehicle(slug, AVAILABLE)
    await page.goto(`${siteUrl(slug)}/book-test-drive?utm_source=menu`)
    await page.getByLabel('Which car would you like to drive?').fill('zzqxv')
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
    await expect(page.getByText('No car matches “zzqxv”.')).toBeVisible()
    await expect(page.getByLabel('Which car would you like to drive?')).toHaveValue('zzqxv')

    await page.getByLabel('Which car would you like to drive?').fill(vehicle.stocknum)
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
    const match = page.getByRole('list', { name: 'Matches' }).getByRole('link').filter({ hasText: vehicle.stocknum })
    await expect(match).toHaveAttribute('href', `/book-test-drive?utm_source=menu&car_id=${vehicle.id}`)
    await match.press('Enter')
    await expect(page.getByRole('link', { name: 'Choose another car' })).toBeVisible()
    await page.locator('[name=name]').fill('Kim Lee')
    await page.locator('[name=email]').fill('kim@shopper.example')
    await page.locator('[name=phone]').fill('0491 570 156')
    await page.getByRole('button', { name: 'Book this test drive' }).press('Enter')
    await expect(page).toHaveURL(/\/success\?/)
    const leads = await sql('SELECT car_id, stock_number FROM leads WHERE tenant_id = $1', [tenantId])
    expect(leads).toEqual([{ car_id: vehicle.id, stock_number: vehicle.stocknum }])
  })
})

test('[LEAD-02] the choice is accessible at 390 px, and may be left out', async ({ page, dealer }) => {
  const { slug, id: tenantId } = await dealer(USED_CAR_DEALER)
  const vehicle = await findVehicle(slug, AVAILABLE)
  await page.setViewportSize(phone)
  await page.goto(`${siteUrl(slug)}/book-test-drive?vehicle=${encodeURIComponent(vehicle.make)}`)
  const match = page.getByRole('list', { name: 'Matches' }).getByRole('link').first()
  // Vehicles of one name differ by their photo, distance, colour and location.
  await expect(match).toContainText(' kms')
  await expect(match).toContainText('Stock number')
  await expect(match.locator('img')).toHaveAttribute('src', /./)
  await page.goto(`${siteUrl(slug)}/book-test-drive?vehicle=automatic`)
  await expect(page.getByRole('list', { name: 'Matches' }).getByRole('link')).toHaveCount(8)
  await page.getByText(/^Show \d+ more$/).click()
  await expect(page.getByRole('list', { name: 'More matches' }).getByRole('link').first()).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page, '#test-drive-form')
  const html = (await requestSite(slug, '/book-test-drive')).body
  const location = /<select[^>]*name="location".*?<option value="([a-z0-9-]+)"/s.exec(html)?.[1] ?? ''
  const fields = {
    lead_type: 'test-drive',
    name: 'Kim Lee',
    email: 'kim@shopper.example',
    phone: '0491 570 156',
    key: 'no-choice',
    location,
    form_completed: 'true',
  }
  await requestSite(slug, '/api/leads', formRequest(fields))
  expect(await sql('SELECT car_id FROM leads WHERE tenant_id = $1', [tenantId])).toEqual([{ car_id: null }])
})
