import { findVehicleSlug, sql, visibleHtml } from './arrange'
import { WITH_LENDER, YOUNG } from './finance-pages'
import { expect, requestSite, test } from './fixtures'
import { openOwnDocument } from './staff'
import { GROUP_DEALER } from './vehicle-parts'

const TRACES = /Est\. \$|p\.a\.|comparison rate|finance-calculator|financeDisclaimer|href="[^"]*finance/i

test('[FIN-01] [TEN-03] [ADM-05] staff find “hide financ used”, and used cars have no finance anywhere; new ones keep it', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(GROUP_DEALER)
  const used = await findVehicleSlug(slug, `${WITH_LENDER} AND ${YOUNG} AND v.car_type = 'used'`)
  const fresh = await findVehicleSlug(slug, `${WITH_LENDER} AND ${YOUNG} AND v.car_type = 'new'`)
  const [row] = await sql<{ id: string }>(
    'SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.slug = $2',
    [slug, used],
  )
  const readMain = async (path: string): Promise<string> =>
    /<main\b.*<\/main>/s.exec(visibleHtml((await requestSite(slug, path)).body))?.[0] ?? ''
  const countPriced = async (condition: string): Promise<number> => {
    const filter = encodeURIComponent(`car_type=${condition} AND weekly_price>=1`)
    const { body } = await requestSite(slug, `/api/vehicles?limit=1&filter=${filter}`)
    return (JSON.parse(body) as { count: number }).count
  }
  expect(await readMain(`/cars/${used}`)).toMatch(TRACES)
  expect(await countPriced('used')).toBeGreaterThan(0)

  await openOwnDocument(page, { slug, admin }, 'site-settings')
  await page.getByLabel('Find a switch').fill('hide financ used')
  const choice = page.locator('[data-switch="finance.hide_used"]').getByLabel('On', { exact: true })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked()
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => countPriced('used')).toBe(0)

  await expect.poll(() => readMain(`/cars/${used}`)).not.toMatch(TRACES)
  expect(await readMain(`/print?car_id=${used}`)).not.toMatch(TRACES)
  expect(await readMain('/search/used-cars/')).not.toMatch(/card-weekly|data-section="Weekly repayment"/)
  expect(await readMain(`/compare?ids=${row?.id}`)).not.toMatch(TRACES)
  expect((await requestSite(slug, `/api/finance/${row?.id}`)).status).toBe(404)
  expect(await readMain(`/cars/${fresh}`)).toMatch(TRACES)
  expect(await countPriced('new')).toBeGreaterThan(0)
})
