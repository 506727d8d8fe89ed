import { expect, siteUrl, test } from './fixtures'

test('[STF-09] an email address and a password that are typed as soon as the page shows its fields stay, and sign in', async ({
  page,
  dealer,
}) => {
  const { admin } = await dealer('southern-cross-motorcycles')
  // The page is typed into without waiting for its scripts, which go on loading.
  await page.goto(new URL('/admin/login', siteUrl()).href, { waitUntil: 'commit' })
  const [email, password] = [page.locator('input[name="email"]'), page.locator('input[name="password"]')]
  await email.pressSequentially(admin.email)
  await password.pressSequentially(admin.password)
  await page.waitForLoadState('networkidle')
  await expect(email).toHaveValue(admin.email)
  await expect(password).toHaveValue(admin.password)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/admin\/?$/)
})
