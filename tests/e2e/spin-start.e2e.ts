import { expect, requestSite, siteUrl, test } from './fixtures'
import { gallery, replacePhotos, spinSlider, waitForSpin, WITH_SPIN } from './gallery-parts'
import { waitForHydration } from './hydration'
import { findVehicle } from './vehicle-parts'

test.use({ images: true })
test.beforeEach(({ page }) => replacePhotos(page))

const SPIN_FIRST_DEALER = 'voltara'

test('[GAL-03] before the spin has loaded, Tab reaches a button that opens it, and the spin takes over the focus', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const { slug } = await findVehicle(SPIN_FIRST_DEALER, WITH_SPIN)
  expect((await requestSite(SPIN_FIRST_DEALER, `/cars/${slug}`)).body).toContain('Spin this vehicle</button>')
  await page.goto(`${siteUrl(SPIN_FIRST_DEALER)}/cars/${slug}`)
  await waitForHydration(page, '.spin-start')
  await gallery(page).getByRole('group', { name: 'Show' }).getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(gallery(page).getByRole('button', { name: 'Spin this vehicle' })).toBeFocused()
  await page.keyboard.press('Enter')
  await waitForSpin(page)
  await expect(spinSlider(page)).toBeFocused()
})
