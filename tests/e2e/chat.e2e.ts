import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { visibleHtml } from './arrange'
import { waitForHydration } from './hydration'

import { watchErrors } from './page-errors'

/** Demo dealers with our own chat panel and with another company's chat. */
const [ownChatDealer, externalChatDealer] = ['voltara', 'edge'] as const

test('[CNT-05] the chat bubble is off by default', async () => {
  expect(visibleHtml((await requestSite('harbour-and-vale', '/')).body)).not.toContain('chat-bubble')
})

test('[CNT-05] our own chat panel opens and closes by keyboard at both widths, and returns the focus', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.goto(`${siteUrl(ownChatDealer)}/about-us`, { waitUntil: 'domcontentloaded' })
  const bubble = page.getByRole('link', { name: 'Ask Voltara' })
  const panel = page.getByRole('dialog', { name: /^Talk to/ })
  await waitForHydration(page, '.chat-bubble')
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await bubble.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await expectAccessible(page, '[role="dialog"], dialog[open]')
    await expect(panel.getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/contact-us')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(bubble).toBeFocused()
  }
  expect(pageErrors).toEqual([])
})

test('[CNT-05] on a phone the bubble does not cover the last lines of a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const dealer of [ownChatDealer, externalChatDealer]) {
    await page.goto(`${siteUrl(dealer)}/contact`)
    const bubble = page.locator('.chat-bubble')
    await expect(bubble).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const lastLine = page.locator('.footer-legal > :last-child')
    await expect
      .poll(async () => {
        const [text, chat] = [await lastLine.boundingBox(), await bubble.boundingBox()]
        return (text?.y ?? 0) + (text?.height ?? 0) - (chat?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)
  }
})

test('[CNT-05] another company’s chat script loads when the bubble is pressed, and the chat is opened', async ({
  page,
}) => {
  let scriptRequests = 0
  await page.route('https://chat.example/widget.js', (route) => {
    scriptRequests += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.ChatWidget = { open() { document.documentElement.dataset.opened = "yes" } }',
    })
  })
  await page.goto(`${siteUrl(externalChatDealer)}/about-us`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, '.chat-bubble')
  expect(scriptRequests).toBe(0)
  await page.getByRole('link', { name: 'Chat with us' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'yes')
  expect(scriptRequests).toBe(1)
})

test('[CNT-05] when the chat cannot be loaded, and without script, the bubble leads to the contact page', async ({
  page,
  browser,
}) => {
  await page.route('https://chat.example/**', (route) => route.abort())
  await page.goto(`${siteUrl(externalChatDealer)}/about-us`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, '.chat-bubble')
  await page.getByRole('link', { name: 'Chat with us' }).click()
  await expect(page).toHaveURL(`${siteUrl(externalChatDealer)}/contact-us`)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${siteUrl(ownChatDealer)}/about-us`)
  await plain.getByRole('link', { name: 'Ask Voltara' }).click()
  await expect(plain).toHaveURL(`${siteUrl(ownChatDealer)}/contact-us`)
  await context.close()
})

test('[CNT-05] on a phone the bubble gives way to a field in use, and never covers a field or the button that sends a form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(ownChatDealer)}/contact`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, '.chat-bubble')
  const bubble = page.locator('.chat-bubble')
  await expect(bubble).toHaveCSS('opacity', '1')
  const field = page.getByLabel('Email address')
  await field.focus()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bubble).toHaveCSS('opacity', '0')
  await expect(bubble).toHaveCSS('pointer-events', 'none')
  await field.blur()
  await expect(bubble).toHaveCSS('opacity', '1')
  // A field that is not in use, and then the button, come to lie where the bubble floats. Nothing moves for it.
  for (const part of [page.getByLabel('Mobile number'), page.locator('main form [type="submit"]')]) {
    await part.evaluate((element) => {
      const place = document.querySelector('.chat-bubble')?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: element.getBoundingClientRect().top - place, behavior: 'instant' })
    })
    const before = await part.boundingBox()
    await expect(bubble).toHaveCSS('opacity', '0')
    expect(await part.boundingBox()).toEqual(before)
  }
  // The calculator is no form, and its fields and sliders are as wide.
  await page.goto(`${siteUrl(ownChatDealer)}/finance`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page, '.chat-bubble')
  for (const name of ['Amount', 'Deposit']) {
    const part = page.locator('#finance-calculator').getByLabel(name, { exact: true }).first()
    await part.scrollIntoViewIfNeeded()
    await part.evaluate((element) => {
      const place = document.querySelector('.chat-bubble')?.getBoundingClientRect().top ?? 0
      window.scrollBy({ top: element.getBoundingClientRect().top - place, behavior: 'instant' })
    })
    await expect(bubble).toHaveCSS('opacity', '0')
  }
  // Its own focus shows it.
  await bubble.focus()
  await page.keyboard.press('Shift')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bubble).toHaveCSS('opacity', '1')
})
