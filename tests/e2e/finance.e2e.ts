import { createToken, findVehicleSlug, requestRest, sql, visibleHtml } from './arrange'
import { openCalculator, openVehicle, WITH_LENDER, YOUNG } from './finance-pages'
import { requestSite, expect, expectAccessible, siteUrl, test } from './fixtures'
import { expectNoShifts, watchShifts } from './layout-shifts'
import { GROUP_DEALER, phone, desktop } from './vehicle-parts'
import { horizontalOverflow, watchErrors } from './page-errors'

const AT_SUPPRESSED_LOCATION = "v.location_id IN (SELECT id FROM locations WHERE name = 'Banksia Trucks Rocklea')"

/** Makes a car too old for the dealer's lender, so that it has no estimate and a quote is requested (FIN-04). */
const addOldVehicle = async ({ slug, id }: { slug: string; id: string }): Promise<string> => {
  const vehicle = await findVehicleSlug(slug, `${WITH_LENDER} AND ${YOUNG}`)
  await sql('UPDATE vehicles SET year = 2010 WHERE tenant_id = $1 AND slug = $2', [id, vehicle])
  await expect.poll(async () => (await requestSite(slug, `/cars/${vehicle}`)).body).not.toContain('vehicle-weekly')
  return vehicle
}

const loadPage = async (tenant: string, where: string) => {
  const slug = await findVehicleSlug(tenant, where)
  const { status, body } = await requestSite(tenant, `/cars/${slug}`)
  expect(status).toBe(200)
  return { slug, html: visibleHtml(body), main: /<main\b.*<\/main>/s.exec(visibleHtml(body))?.[0] ?? '' }
}
const enquiryPanel = (html: string): string => /<div id="enquire".*?data-action-bar/s.exec(html)?.[0] ?? html
const findVehicleId = async (tenant: string, slug: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    'SELECT v.id FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = $1 AND v.slug = $2',
    [tenant, slug],
  )
  return row?.id ?? ''
}
test('[FIN-01] [FIN-07] the estimate has its rates and the warning, and all are hidden where finance is hidden', async () => {
  const { main } = await loadPage(GROUP_DEALER, `${WITH_LENDER} AND ${YOUNG}`)
  const panel = enquiryPanel(main)
  expect(panel).toMatch(/Est\. \$\d+\/wk at \d\.\d\d% p\.a\. \(\d+\.\d\d% p\.a\. comparison rate\*\)/)
  expect(panel).toContain('WARNING: This comparison rate is true only for the example given')
  expect(main.indexOf('WARNING')).toBeLessThan(main.indexOf('id="financeDisclaimer"'))
  for (const where of [
    `v.make = 'Škoda' AND v.finance_lenders IS NOT NULL`,
    `${AT_SUPPRESSED_LOCATION} AND v.finance_lenders IS NOT NULL`,
  ]) {
    const hiddenPage = await loadPage(GROUP_DEALER, `v.status = 'in_stock' AND ${where}`)
    expect(enquiryPanel(hiddenPage.main)).not.toContain('Est. $')
    expect(hiddenPage.main).not.toContain('finance-calculator')
    expect(hiddenPage.main).not.toContain('financeDisclaimer')
  }
  const truck = await loadPage(GROUP_DEALER, `v.status = 'in_stock' AND ${AT_SUPPRESSED_LOCATION}`)
  expect(truck.main).not.toContain('id="similar"')
  const soldPage = await loadPage(GROUP_DEALER, "v.status = 'sold' AND v.finance_lenders IS NOT NULL")
  expect(enquiryPanel(soldPage.main)).not.toContain('Est. $')
})

test('[FIN-01] [SHP-05] [CARD-04] a price of staff’s own is financed at the lender’s rates on every surface, beside the price it replaces', async ({
  page,
  dealer,
}) => {
  const { slug, admin } = await dealer(GROUP_DEALER)
  const vehicle = await findVehicleSlug(
    slug,
    `${WITH_LENDER} AND ${YOUNG} AND v.offer_price_cents IS NULL AND v.before_price_cents IS NULL AND v.price_cents > 1000000`,
  )
  const readPage = async (): Promise<string> => visibleHtml((await requestSite(slug, `/cars/${vehicle}`)).body)
  const id = await findVehicleId(slug, vehicle)
  const change = { overrides: { offer_price_cents: 912_300 } }
  expect((await requestRest('PATCH', `/vehicles/${id}`, await createToken(admin), change)).status).toBe(200)
  await expect.poll(readPage).toContain('$9,123')
  const readHits = async (filter: string) => {
    const { body } = await requestSite(slug, `/api/vehicles?filter=${encodeURIComponent(filter)}`)
    return (JSON.parse(body) as { hits: { slug: string; price: number; weekly_price?: number }[] }).hits
  }
  await expect.poll(async () => (await readHits('price=9123')).map((hit) => hit.slug)).toEqual([vehicle])
  const weekly = (await readHits('price=9123'))[0]?.weekly_price ?? 0
  expect(weekly).toBeGreaterThan(0)
  expect((await readHits(`weekly_price=${weekly}`)).map((hit) => hit.slug)).toContain(vehicle)

  const [row] = await sql<{ price: number; rate: string }>(
    `SELECT price_cents::int / 100 AS price, (SELECT value->>'interestRate' FROM jsonb_each(finance_lenders)) AS rate
     FROM vehicles WHERE id = $1`,
    [id],
  )
  const was = row?.price ?? 0
  const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`
  const former = `Was ${dollars(was)}, save ${dollars(was - 9123)}`
  const estimate = `Est. $${weekly}/wk at ${Number(row?.rate).toFixed(2)}% p.a.`
  await page.goto(`${siteUrl(slug)}/search?range[price]=9123:9123`)
  const card = page.locator('article').filter({ has: page.locator(`a[href="/cars/${vehicle}"]`) })
  await expect(card).toContainText(former)
  await expect(card).toContainText(estimate)
  await page.goto(`${siteUrl(slug)}/cars/${vehicle}`)
  const panel = page.locator('.vehicle-prices').first()
  await expect(panel).toContainText(former)
  await expect(panel).toContainText(estimate)
  await expect((await openCalculator(page)).locator('.finance-example')).toContainText(`$${weekly}/wk`)
})

test('[FIN-01] the weekly price in search equals the one on the car’s page', async () => {
  const searchVehicles = async (filter: string) => {
    const { body } = await requestSite(GROUP_DEALER, `/api/vehicles?limit=100&filter=${encodeURIComponent(filter)}`)
    return (JSON.parse(body) as { hits: { slug: string; weekly_price?: number }[] }).hits
  }
  expect((await searchVehicles('make=Škoda')).filter((hit) => hit.weekly_price !== undefined)).toEqual([])
  const [hit] = (await searchVehicles('make=Toyota AND weekly_price>=1')).filter(
    (one) => one.weekly_price !== undefined,
  )
  const { body } = await requestSite(GROUP_DEALER, `/cars/${hit?.slug}`)
  expect(visibleHtml(body)).toContain(`Est. $${hit?.weekly_price}/wk`)
})

test('[FIN-02] each lender’s wording is used: monthly, Indicative APR, stated rates, or only the calculator', async () => {
  const line = async (tenant: string) =>
    enquiryPanel((await loadPage(tenant, WITH_LENDER.replace("v.item_type = 'car' AND", ''))).main)
  expect(await line('coolabah-chery')).toMatch(/Est\. \$\d+\/mth at 7\.89% p\.a\./)
  expect(await line('wattle-caravans')).toMatch(
    /Indicative APR 8\.75% p\.a\. \(\d+\.\d\d% p\.a\. comparison rate\*\), \$0 final/,
  )
  expect(await line('voltara')).toContain('at 6.29% p.a. (8.19% p.a. comparison rate*)')
  const prestige = (await loadPage('harbour-and-vale', WITH_LENDER)).main
  expect(enquiryPanel(prestige)).not.toContain('Est. $')
  expect(prestige).toContain('id="finance-calculator"')
  const edge = (await loadPage('edge', "v.status = 'in_stock'")).main
  expect(edge).not.toMatch(/finance-calculator|comparison rate/)
})

test('[FIN-02] [FIN-05] the disclaimer is truncated, opens from the price, and is complete at /api/finance/{id}', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.setViewportSize(desktop)
  const slug = await openVehicle(page, GROUP_DEALER, `${WITH_LENDER} AND ${YOUNG}`)
  const section = page.locator('#financeDisclaimer')
  const start = (await section.locator('> p').textContent()) ?? ''
  expect(start.length).toBeLessThanOrEqual(197)
  const answer = await requestSite(GROUP_DEALER, `/api/finance/${await findVehicleId(GROUP_DEALER, slug)}`)
  const { disclaimer, provider, estimate } = JSON.parse(answer.body) as Record<string, never>
  expect(provider).toBe('taurus')
  expect(estimate).toMatchObject({ period: 'week', advertised_rate: 8.49 })
  expect(String(disclaimer).startsWith(start.slice(0, -1))).toBe(true)
  await page.getByRole('link', { name: 'Click for Finance Disclaimer' }).click()
  await expect(section.getByText('Show Less')).toBeVisible()
  await expect(section.getByText(String(disclaimer))).toBeVisible()
  await section.getByText('Show Less').click()
  await expect(section.getByText('Show More')).toBeVisible()
  await expect(section.locator('> p')).toHaveText(start)
  // The text opens again although the address does not change.
  await page.getByRole('link', { name: 'Click for Finance Disclaimer' }).click()
  await expect(section.getByText('Show Less')).toBeVisible()
  // Without script a link leads to the same text; the car of another dealer is not found.
  const html = await requestSite(GROUP_DEALER, `/api/finance/${await findVehicleId(GROUP_DEALER, slug)}`, {
    headers: { accept: 'text/html' },
  })
  expect(html.body.trim()).toBe(disclaimer)
  expect((await requestSite('voltara', `/api/finance/${await findVehicleId(GROUP_DEALER, slug)}`)).status).toBe(404)
  expect((await requestSite(GROUP_DEALER, '/api/finance/1%27')).status).toBe(404)
  expect(pageErrors).toEqual([])
})

test('[FIN-03] the calculator works by keyboard and by typing, and its first change sends event 26 once', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  await page.setViewportSize(desktop)
  await page.addInitScript(() => {
    const events: unknown[] = []
    document.addEventListener('forecourt:event', (event) => {
      const { detail } = event as CustomEvent<{ id: number }>
      if (detail.id === 26) events.push(detail)
    })
    Object.assign(window, { sent: events })
  })
  const slug = await openVehicle(page, GROUP_DEALER, `${WITH_LENDER} AND ${YOUNG}`)
  const section = await openCalculator(page)
  const example = section.locator('.finance-example')
  await expect(example).toContainText(/over 5 years at a sample interest rate of 8\.49% p\.a\., comparison rate \d/)
  await expect(section).toContainText(
    'Includes Establishment fee $395, Security registration fee $6, Account admin fee $8 a month, Dealer agency fee $912.25.',
  )
  const repayment = async () => (await example.locator('b').textContent()) ?? ''
  const before = await repayment()
  const price = section.getByLabel('Price', { exact: true })
  const startingPrice = await price.inputValue()
  await section.getByRole('slider', { name: 'Price, slider' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(price).not.toHaveValue(startingPrice)
  expect(await repayment()).not.toBe(before)
  const rate = section.getByLabel('Interest', { exact: true })
  await rate.fill('7.25')
  await expect(example).toContainText('7.25% p.a.')
  await rate.fill('40')
  await rate.blur()
  await expect(section.getByRole('alert')).toHaveText('Please enter a value from 0.5% to 15%.')
  // No repayment stands beside a value that it is not of.
  await expect(example).toHaveText('Correct the values below to see a repayment.')
  await rate.fill('9')
  await expect(section.getByRole('alert')).toHaveCount(0)
  await section.getByLabel('Monthly').check()
  await expect(example).toContainText('/mth')
  await expect(section.getByRole('status')).toContainText('/mth')
  expect(await page.evaluate(() => (window as never as { sent: unknown[] }).sent)).toEqual([
    { id: 26, car_id: await findVehicleId(GROUP_DEALER, slug) },
  ])
  await expectAccessible(page, '#finance-calculator')
  expect(pageErrors).toEqual([])
})

test('[FIN-03] the calculator’s variants: a fixed rate, listed terms, and the price as amount with 1.05 of it as maximum', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openVehicle(page, 'southern-cross-motorcycles', "v.status = 'in_stock' AND v.finance_lenders IS NOT NULL")
  let section = await openCalculator(page)
  await expect(section.getByRole('slider')).toHaveCount(2)
  await expect(section.locator('.finance-example')).toContainText('at a fixed interest rate of 12.94% p.a.')
  await expect(section.getByRole('slider', { name: 'Term, slider' })).toHaveAttribute('max', '5')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await openVehicle(page, 'ironbark-trucks', "v.status = 'in_stock' AND v.finance_lenders IS NOT NULL")
  section = await openCalculator(page)
  await expect(section.getByLabel('Term', { exact: true })).toHaveValue('4')
  await section.getByRole('slider', { name: 'Term, slider' }).press('ArrowRight')
  await expect(section.getByLabel('Term', { exact: true })).toHaveValue('5')
  await expect(section).toContainText('Includes Establishment fee $1,300.')
  const slug = await openVehicle(page, 'harbour-and-vale', `${WITH_LENDER} AND v.price_cents > 12000000`)
  section = await openCalculator(page)
  const [vehicle] = await sql<{ price: string }>(
    "SELECT coalesce(offer_price_cents, price_cents) / 100 AS price FROM vehicles v JOIN tenants t ON t.id = v.tenant_id WHERE t.slug = 'harbour-and-vale' AND v.slug = $1",
    [slug],
  )
  const slider = section.getByRole('slider', { name: 'Price, slider' })
  await expect(slider).toHaveAttribute('max', String(Math.round(Number(vehicle?.price) * 1.05)))
  await expect(section.locator('.finance-example')).toContainText(
    `$${Number(vehicle?.price).toLocaleString('en-AU')} with a`,
  )
})

test('[FIN-03] nothing shifts when the sliders are rendered', async ({ page }) => {
  await watchShifts(page)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await openVehicle(page, GROUP_DEALER, `${WITH_LENDER} AND ${YOUNG}`)
    const heights = () =>
      page.evaluate(() =>
        ['finance-calculator', 'running-costs'].map((id) => document.getElementById(id)?.clientHeight),
      )
    const before = await heights()
    await openCalculator(page)
    await page.locator('#running-costs').scrollIntoViewIfNeeded()
    await expect(page.locator('#running-costs input')).toHaveCount(3)
    expect(await heights()).toEqual(before)
    await expectNoShifts(page)
  }
})

test('[FIN-04] a quote loads near the viewport and states its assumption; an invalid request is refused', async ({
  page,
  dealer,
}) => {
  const copy = await dealer(GROUP_DEALER)
  await page.setViewportSize(desktop)
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/youx/quote')) requests.push(request.postDataJSON())
  })
  const vehicle = await addOldVehicle(copy)
  await page.goto(`${siteUrl(copy.slug)}/cars/${vehicle}`, { waitUntil: 'networkidle' })
  const section = await openCalculator(page)
  // It loads before it is visible.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const quote = page.getByRole('region', { name: 'Finance quote' })
  await expect(quote).toContainText('Based on excellent credit. It is not your personal rate.')
  await expect(quote).toContainText(/Est\. \$\d+\/wk at \d\.\d\d% p\.a\. \(\d+\.\d\d% p\.a\. comparison rate\*\)/)
  await expect(quote).toContainText('WARNING')
  // The calculator starts anew with the quote, so that the page has one repayment (SHP-05).
  const weekly = /\$[\d,]+\/wk/.exec((await quote.textContent()) ?? '')?.[0] ?? ''
  await expect(section.locator('.finance-example b')).toHaveText(weekly)
  await expect(section).toContainText('Includes the fees in the quote below.')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ selfAssessedCreditScore: 'GREAT', loanTerm: 5, whoIsHelping: '' })
  const post = (tenant: string, body: unknown) =>
    requestSite(tenant, '/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post(copy.slug, { ...(requests[0] as object), loanTerm: 7 })).status).toBe(400)
  expect((await post(copy.slug, 'x')).status).toBe(400)
  expect((await post('voltara', requests[0])).status).toBe(404)
  expect((await post(copy.slug, { ...(requests[0] as object), purchasePrice: 1 })).status).toBe(502)
})

test('[FIN-04] a failed quote is ignored silently', async ({ page, dealer }) => {
  const copy = await dealer(GROUP_DEALER)
  const pageErrors = watchErrors(page)
  await page.route('**/api/youx/quote', (route) => route.abort())
  await page.goto(`${siteUrl(copy.slug)}/cars/${await addOldVehicle(copy)}`, { waitUntil: 'networkidle' })
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/youx/quote'))
  await openCalculator(page)
  await failedRequest
  await expect(page.getByRole('region', { name: 'Finance quote' })).toHaveCount(0)
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
})

test('[CARD-05] [FIN-01] a weekly price on a card is shown with its comparison rate', async () => {
  const { body } = await requestSite(GROUP_DEALER, '/search/used-cars')
  const weekly = [...visibleHtml(body).matchAll(/<p class="card-weekly">(.*?)<\/p>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]*>/g, ''),
  )
  expect(weekly.length).toBeGreaterThan(3)
  for (const words of weekly)
    expect(words).toMatch(
      /^Est\. \$\d+\/wk at \d+\.\d\d% p\.a\. \(\d+\.\d\d% p\.a\. comparison rate\*\)( with an? \$[\d,.]+ .*over \d years)?$/,
    )
})
