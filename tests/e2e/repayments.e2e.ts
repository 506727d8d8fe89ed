import { visibleHtml } from './arrange'
import { expect, requestSite, test } from './fixtures'
import { openCalculator, openVehicle, YOUNG } from './finance-pages'
import { GROUP_DEALER, desktop } from './vehicle-parts'

for (const [tenant, where] of [
  ['southern-cross-motorcycles', "v.item_type = 'motorcycle'"],
  ['ironbark-trucks', "v.item_type = 'truck'"],
  [GROUP_DEALER, `v.item_type = 'car' AND ${YOUNG}`],
] as const)
  test(`[SHP-05] every repayment on a page of ${tenant} agrees, also after a deposit, trade-in and term are entered`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    const slug = await openVehicle(
      page,
      tenant,
      `v.status = 'in_stock' AND v.finance_lenders IS NOT NULL AND v.price_cents > 1500000 AND ${where}`,
    )
    const panel = page.locator('.vehicle-weekly')
    const own = (await panel.textContent()) ?? ''
    const ownAmount = /\$[\d,]+\/\w+/.exec(own)?.[0] ?? ''
    // The search record, the print page and the page's note agree; structured data has no repayment.
    const weekly = ownAmount.replaceAll(/\D/g, '')
    const filter = encodeURIComponent(`weekly_price>=${weekly} AND weekly_price<=${weekly}`)
    const search = await requestSite(tenant, `/api/vehicles?limit=100&filter=${filter}`)
    const { hits } = JSON.parse(search.body) as { hits: { slug: string }[] }
    expect(hits.map((hit) => hit.slug)).toContain(slug)
    const printed = async (address: string) => visibleHtml((await requestSite(tenant, address)).body)
    const ownPrint = await printed(`/print?car_id=${slug}`)
    // The print page names the terms with the price, in a sentence of their own.
    const [ownRates = 'missing', ownTerms = ''] = own.split(/(?= with an? )/)
    expect(ownPrint).toContain(ownRates)
    expect(ownPrint).toContain(ownTerms)
    expect(ownPrint).toMatch(/For \$[\d,]+ .*over [\d.]+ years?\./)
    await expect(page.locator('#financeDisclaimer')).not.toContainText('/wk')
    expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join(' ')).not.toContain('/wk')
    const section = await openCalculator(page)
    const example = section.locator('.finance-example')
    await expect(example.locator('b')).toHaveText(ownAmount)
    // The rate and the comparison rate are the same too.
    for (const rate of own.match(/\d+\.\d\d%/g) ?? ['missing']) await expect(example).toContainText(rate)

    const deposit = section.getByLabel('Deposit', { exact: true })
    const ownDeposit = await deposit.inputValue()
    await deposit.fill('6,000')
    await section.getByLabel('Trade-in value', { exact: true }).fill('2500')
    await section.getByLabel('Final payment', { exact: true }).fill('0')
    await section.getByLabel('Term', { exact: true }).fill('3')
    await expect(example).toContainText('with a $6,000 deposit and a $2,500 trade-in over 3 years')
    const amount = (await example.locator('b').textContent()) ?? 'missing'
    expect(amount).not.toBe(ownAmount)
    await expect(panel).toContainText(`Est. ${amount} at `)
    await expect(page.locator('.bar-estimate').first()).toContainText(`Est. ${amount} at `)
    // So do the print page and the PDF, and both name the values.
    const tools = page.locator('.car-tools')
    const printAddress = (await tools.getByRole('link', { name: 'Print' }).getAttribute('href')) ?? ''
    const ownValues = await printed(printAddress)
    expect(ownValues).toContain(`Est. ${amount} at `)
    expect(ownValues).toMatch(
      /Calculated with your values: \$[\d,]+ with a \$6,000 deposit and a \$2,500 trade-in over 3 years\./,
    )
    expect(ownValues).toContain('*WARNING')
    const pdfAddress = (await tools.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? ''
    expect(new URLSearchParams(pdfAddress.split('?')[1]).get('loan')).toMatch(/^[\d.]+-6000-2500-0-3-[\d.]+-week$/)
    const pdf = await requestSite(tenant, pdfAddress)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(await printed(`/print?car_id=${slug}&loan=nonsense`)).toContain(ownRates)

    // Wrong input is named at its field, and no repayment of the page contradicts it.
    await deposit.fill('a lot')
    await deposit.blur()
    await expect(section.getByRole('alert')).toHaveText(/^Please enter a value from \$0 to \$[\d,]+\.$/)
    for (const repayment of [panel, page.locator('.bar-estimate').first()])
      await expect(repayment).toContainText('Correct the values in the finance calculator to see a repayment.')
    // Paper has no calculator, so the advertised repayment is printed; and no icon over the photo.
    await page.emulateMedia({ media: 'print' })
    expect(await panel.innerText()).toBe(own)
    await expect(page.locator('.gallery-full')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await deposit.fill('9999999')
    await deposit.blur()
    await expect(section.getByRole('alert')).toHaveText(/^Please enter a value from \$0 to \$[\d,]+\.$/)
    await deposit.fill(ownDeposit)
    await expect(section.getByRole('alert')).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(panel).toHaveText(own)
    await expect(tools.getByRole('link', { name: 'Print' })).toHaveAttribute('href', `/print?car_id=${slug}`)
  })
