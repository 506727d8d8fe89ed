import { expect, siteUrl, test } from './fixtures'

test('[LEAD-03] the browser’s Back leads to the step before, and from the first step out of the form', async ({
  page,
  dealer,
}) => {
  const { slug } = await dealer('yarra-value-cars')
  await page.goto(`${siteUrl(slug)}/contact-us`, { waitUntil: 'networkidle' })
  await page.goto(`${siteUrl(slug)}/order-parts`, { waitUntil: 'networkidle' })
  await page.getByLabel('Your name').focus()
  for (const text of ['Grace Hopper', 'grace@example.com', '0491 570 157']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Your name')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Grace Hopper')
  expect(new URL(page.url()).pathname).toBe('/order-parts')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeFocused()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByLabel('Your name')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/contact-us$/)
})
