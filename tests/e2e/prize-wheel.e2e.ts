import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { createPhone, findLatestText } from './shopper'
import { holdRequests } from './hold-answer'

test('[RSV-05] the prize wheel is spun by keyboard and shows the prize instead of another spin', async ({
  page,
  dealer,
}) => {
  const { slug: tenant } = await dealer('southern-cross-motorcycles')
  const mobile = createPhone()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The offers lead to the wheel of a dealer that has one.
  expect((await requestSite('yarra-value-cars', '/special-offers')).body).not.toContain('/spin-to-win')
  await page.goto(`${siteUrl(tenant)}/special-offers`)
  await page.getByRole('link', { name: 'Go to the prize wheel' }).click()
  await page.waitForURL('**/spin-to-win', { waitUntil: 'networkidle' })
  // The form and its entries stay open beside the policy.
  await expect(page.locator('main').getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await expect(page.locator('main [aria-hidden] .line-clamp-2')).toHaveText([
    'Helmet bag',
    'Free safety check',
    'Riding jacket',
  ])
  await expect(page.getByRole('link', { name: 'terms of this promotion' })).toHaveAttribute('href', '#promotion-terms')
  const terms = page.locator('#promotion-terms + ul')
  await expect(terms).toContainText('Its promoter is Southern Cross Motorcycles')
  await expect(terms).toContainText('Helmet bag 70%, Free safety check 25% and Riding jacket 5%')
  await expect(terms).toContainText('For residents of Tasmania aged 18 and over')
  const release = await holdRequests(page, '**/api/prize-spins')
  await page.getByRole('button', { name: 'Spin the wheel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Spinning…' })).toHaveAttribute('aria-disabled', 'true')
  release()
  const problems = page.locator('#problem')
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveCount(4)
  await expectAccessible(page, 'form[action="/api/prize-spins"]')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Mobile number').fill('02 5550 1234')
  await page.getByRole('button', { name: 'Spin the wheel' }).focus()
  await page.keyboard.press('Enter')
  const refusalText = page.getByText('This number can’t receive text messages. Please enter a mobile number.')
  await expect(refusalText.first()).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue('02 5550 1234')
  await page.getByLabel('Mobile number').fill(mobile)
  const releaseSpin = await holdRequests(page, '**/api/prize-spins')
  await page.keyboard.press('Enter')
  // While it spins, the error that was corrected is gone.
  await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible()
  await expect(refusalText).toHaveCount(0)
  releaseSpin()
  const prizeText = page.getByText(
    /You won: .+\. We’ve sent a code to your mobile number\. Show it to us by \d{1,2} \w+ 20\d\d to claim/,
  )
  await expect(prizeText).toBeInViewport()
  await expect(refusalText).toHaveCount(0)
  const text = await findLatestText(mobile)
  expect(text).toMatch(
    /^You won: .+\. Show us this code: [A-Z2-9]{8}\. Valid until \d{1,2} \w+ 20\d\d\. Southern Cross/,
  )
  const code = /code: (\w+)/.exec(text)?.[1] ?? '-'
  expect(await page.content()).not.toContain(code)
  await page.reload()
  await expect(page.getByText(/You won:/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
})
