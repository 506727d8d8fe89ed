import type { Page } from '@playwright/test'
import { demoTenants, vehicleSlug } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { sidewaysRoom, watch } from './watch'

const group = 'banksia-motor-group'
const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
const usual = "v.status = 'in_stock' AND NOT v.reserved AND v.price_cents > 100000 AND jsonb_array_length(v.images) > 3"

const open = async (page: Page, tenant: string, where = usual): Promise<string> => {
  const slug = await vehicleSlug(tenant, where)
  await page.goto(`${site(tenant)}/cars/${slug}`, { waitUntil: 'load' })
  return slug
}

/** Down the whole page and up again, so that whatever comes when it is near has come. */
const walk = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

for (const { slug: tenant } of demoTenants())
  test(`[VDP-01] the page of a vehicle of ${tenant} fits every screen and can be used by everybody`, async ({
    page,
  }) => {
    const wrong = watch(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(phone)
    await open(page, tenant)
    await walk(page)
    await expectAccessible(page)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await sidewaysRoom(page), `${width}`).toBe(0)
    }
    await page.setViewportSize(wide)
    await walk(page)
    expect(await sidewaysRoom(page)).toBe(0)
    await expectAccessible(page)
    expect(wrong).toEqual([])
  })

test('[VDP-01] without script no button is left that does nothing, and every link leads to a page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: wide })
  const page = await context.newPage()
  for (const tenant of [group, 'harbour-and-vale', 'voltara', 'southern-cross-motorcycles']) {
    await open(page, tenant)
    const dead = await page
      .locator('main button:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => !(one as HTMLButtonElement).form && !one.hasAttribute('popovertarget'))
          .map((one) => one.textContent),
      )
    expect(dead, tenant).toEqual([])
    const links = await page
      .locator('main a[href]:visible')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
    for (const href of links) {
      if (href.startsWith('#')) await expect(page.locator(href), `${tenant} ${href}`).toHaveCount(1)
      else if (href.startsWith('/')) {
        const { status, headers } = await ask(tenant, href.split('#')[0] ?? '')
        // Behind the sign-in, where the dealer wants it so.
        const to = status === 307 && headers.location?.startsWith('/sign-in?') ? headers.location : undefined
        expect(to ? (await ask(tenant, to)).status : status, `${tenant} ${href}`).toBe(200)
      }
    }
  }
  await context.close()
})

test('[VDP-01] [GAL-02] a film has a part of its own among the words, and plays on a press', async ({ page }) => {
  await open(page, group, "v.status = 'in_stock' AND v.video_url IS NOT NULL AND jsonb_array_length(v.images) > 4")
  const part = page.getByRole('region', { name: 'Video', exact: true })
  await part.scrollIntoViewIfNeeded()
  await expect(part.locator('video')).toHaveCount(0)
  // Its picture comes with the script; before that the link leads to the film.
  await expect(part.locator('img')).toBeVisible()
  await part.getByRole('link', { name: 'Play video' }).focus()
  await page.keyboard.press('Enter')
  await expect(part.locator('video')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(part.getByRole('button', { name: 'Pause video' })).toBeFocused()
  await open(page, group, `${usual} AND v.video_url IS NULL AND v.external_video_url IS NULL`)
  await expect(part).toHaveCount(0)
})

test('[VDP-09] [LEAD-01] a truck is called a truck, on its page and on the forms about it', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, group, `${usual} AND v.item_type = 'truck'`)
  await expect(page.locator('#enquire').getByRole('link', { name: 'Reserve Truck Now' })).toBeVisible()
  await page.getByRole('tab', { name: 'Protect Your Truck' }).click()
  await expect(page.getByRole('heading', { name: /^Similar (cars|vehicles)/ })).toHaveCount(0)
  expect(await page.locator('#enquire').textContent()).not.toMatch(/\bcar\b/i)
  // This dealer has no deposits: the form that asks for a call stands there.
  const truck = await vehicleSlug('ironbark-trucks', "v.item_type = 'truck' AND v.status = 'in_stock'")
  await page.goto(`${site('ironbark-trucks')}/cars/${truck}/checkout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve this truck')
  await expect(page.getByRole('button', { name: 'Ask us to hold this truck' })).toBeVisible()
})

test('[VDP-07] the list to share by goes when one presses beside it, and by Escape, which gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await open(page, group)
  const share = page.locator('.car-share')
  await share.locator('summary').click()
  await expect(share.getByRole('link', { name: 'Facebook' })).toBeVisible()
  await page.getByRole('heading', { name: 'Key information' }).click()
  await expect(share.getByRole('link', { name: 'Facebook' })).toBeHidden()
  await share.locator('summary').click()
  await share.getByRole('link', { name: 'Facebook' }).focus()
  await page.keyboard.press('Escape')
  await expect(share.getByRole('link', { name: 'Facebook' })).toBeHidden()
  await expect(share.locator('summary')).toBeFocused()
})

test('[GAL-04] Escape closes a point of interest and gives the focus back to its mark', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(wide)
  await open(page, group, `${usual} AND jsonb_array_length(v.spin_images) > 1 AND v.hotspots IS NOT NULL`)
  const mark = page.locator('.spot-mark').first()
  // The demo draws the spin's 36 frames when they are first asked for.
  await mark.click({ timeout: 150_000 })
  await page.locator('.spot-close').focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.spot-card')).toHaveCount(0)
  await expect(mark).toBeFocused()
})
