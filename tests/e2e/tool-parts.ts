import type { Page } from '@playwright/test'

/** What the journeys of a vehicle page's tools share: dealers, screens, and pages that do not wait for pictures. */

export const yard = 'yarra-value-cars'
export const group = 'banksia-motor-group'
export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export const priced = "v.status = 'in_stock' AND v.price_cents > 100000"

/** Pictures are drawn on first use: six of them keep a busy machine's page waiting for its scripts. */
export const withoutPictures = async ({ page }: { readonly page: Page }): Promise<void> => {
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}
