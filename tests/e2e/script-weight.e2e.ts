import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, requestSite, siteUrl, test } from './fixtures'
import { SEARCH_PATH } from './search-parts'
import { findVehicle, GROUP_DEALER, phone, TYPICAL } from './vehicle-parts'

/** Returns the kilobytes, compressed, of all scripts that a page loads before anyone uses it. */
const measureScripts = async (page: Page, url: string): Promise<number> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  page.removeAllListeners('request')
  const answers = await Promise.all([...paths].map((path) => requestSite(GROUP_DEALER, path)))
  return answers.reduce((sum, { body }) => sum + gzipSync(body).length, 0) / 1024
}

test('[VDP-01] [SRCH-01] home, vehicle and search pages load no more script than they may', async ({ page }) => {
  await page.setViewportSize(phone)
  const { slug } = await findVehicle(GROUP_DEALER, TYPICAL)
  const empty = await measureScripts(page, `${siteUrl()}/control`)
  for (const [tenant, path, maxKilobytes] of [
    [GROUP_DEALER, '/', 15],
    // The first cards of this home page are just below its first screen.
    ['harbour-and-vale', '/', 15],
    [GROUP_DEALER, `/cars/${slug}`, 30],
    [GROUP_DEALER, SEARCH_PATH, 75],
  ] as const) {
    const above = (await measureScripts(page, `${siteUrl(tenant)}${path}`)) - empty
    expect(above, `kilobytes above those of an empty page that ${path} loads`).toBeGreaterThan(5)
    expect(above, `kilobytes above those of an empty page that ${path} loads`).toBeLessThan(maxKilobytes)
  }
})
