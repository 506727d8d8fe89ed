import { findVehicleSlug } from './arrange'
import { expect, siteUrl, test } from './fixtures'
import { desktop, phone } from './vehicle-parts'

/**
 * A dozen views are compared with their last accepted pictures in `tests/looks`. The comparison is coarse: pictures have
 * half of the page's size, and a tenth of their pixels may differ, so that another version of a font or browser passes
 * and a broken layout fails. After an intended change, look at the new picture in `test-results` and accept it:
 * `ACCEPT_LOOKS=1 npm test -- looks.e2e` (docs/testing.md).
 */
test.use({ images: true, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

const comparison = { maxDiffPixelRatio: 0.1, threshold: 0.3, scale: 'device' } as const

const sizes = { phone, desktop } as const

/** Each view shows another composition, theme or kind of vehicle. */
const views = [
  { dealer: 'banksia-motor-group', page: 'home', size: 'desktop' },
  { dealer: 'coolabah-chery', page: 'home', size: 'phone' },
  { dealer: 'yarra-value-cars', page: 'home', size: 'desktop' },
  { dealer: 'southern-cross-motorcycles', page: 'home', size: 'phone' },
  { dealer: 'edge', page: 'home', size: 'phone' },
  { dealer: 'harbour-and-vale', page: 'search', size: 'desktop' },
  { dealer: 'ironbark-trucks', page: 'search', size: 'phone' },
  { dealer: 'wattle-caravans', page: 'search', size: 'desktop' },
  { dealer: 'voltara', page: 'vehicle', size: 'desktop' },
  { dealer: 'yarra-value-cars', page: 'vehicle', size: 'phone' },
  { dealer: 'banksia-motor-group', page: 'locations', size: 'desktop' },
  { dealer: 'wattle-caravans', page: 'trade-in', size: 'phone' },
] as const

const paths = {
  home: () => '/',
  search: () => '/search/',
  vehicle: async (dealer: string) =>
    `/cars/${await findVehicleSlug(dealer, "v.status = 'in_stock' AND v.price_cents > 100000")}`,
  locations: () => '/locations',
  'trade-in': () => '/trade-in',
} as const

for (const { dealer, page: name, size } of views) {
  test(`[TEN-10] the ${name} page of ${dealer} looks as accepted on a ${size}`, async ({ page }) => {
    await page.setViewportSize(sizes[size])
    await page.goto(siteUrl(dealer) + (await paths[name](dealer)), { waitUntil: 'networkidle' })
    await expect(page).toHaveScreenshot(`${dealer}-${name}-${size}.png`, comparison)
  })
}

test('[TEN-10] a layout that breaks does not look as accepted', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(siteUrl('yarra-value-cars'), { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.querySelectorAll('section').forEach((section) => (section.style.marginLeft = '25vw'))
  })
  await expect(page).not.toHaveScreenshot('yarra-value-cars-home-desktop.png', comparison)
})
