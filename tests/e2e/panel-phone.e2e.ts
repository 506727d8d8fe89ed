import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { foldedGroups, panelGroups } from '../../src/domain/panel/menu'
import { findLogin } from './arrange'
import { expect, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { signInFor } from './staff'

/** Every list and every form of a new document that the menu leads to, as a platform admin has it, on a phone. */

/** The addresses of a group of the menu. */
const listAddresses = async (page: Page, group: string): Promise<readonly string[]> => {
  const toggle = page.getByRole('button', { name: group, exact: true })
  const links = page.locator('nav.nav__wrap .nav-group', { has: toggle }).locator('a[href^="/admin/collections/"]')
  if (foldedGroups.some((one) => one === group)) await toggle.click()
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

/** The boxes of a list that scroll sideways: a row would be read through a slot. */
const listSlidingTables = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.collection-list .table')
    .evaluateAll((tables) => tables.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.className] : [])))

/** Lists what axe finds, and how far the page and its lists scroll sideways. */
const listProblems = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Payload's checkbox for all rows has an empty label, which cannot be configured.
    .exclude('input[type="checkbox"][aria-label=""]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze()
  const overflow = await horizontalOverflow(page)
  const { pathname } = new URL(page.url())
  return [
    ...violations.map(
      ({ id, nodes }) => `${pathname} ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
    ),
    ...(overflow === 0 ? [] : [`${pathname} scrolls sideways by ${String(overflow)} px`]),
    ...(await listSlidingTables(page)).map((name) => `${pathname} has a list that scrolls sideways: ${name}`),
  ]
}

for (const group of panelGroups) {
  test(`[ADM-01] every list and new form of “${group}” fits a phone and is accessible`, async ({ page, dealer }) => {
    test.setTimeout(240_000)
    const { slug } = await dealer('southern-cross-motorcycles')
    await signInFor(page, findLogin(), slug)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPanelPage(page)
    const addresses = await listAddresses(page, group)
    await page.setViewportSize({ width: 390, height: 844 })
    const problems: string[] = []
    for (const address of addresses) {
      await openPanelPage(page, address)
      problems.push(...(await listProblems(page)))
      if ((await page.locator(`a[href="${address}/create"]`).count()) === 0) continue
      await openPanelPage(page, `${address}/create`)
      problems.push(...(await listProblems(page)))
    }
    expect(problems).toEqual([])
  })
}
