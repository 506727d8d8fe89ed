import sharp from 'sharp'
import { createToken, findLogin, requestRest, sql, visibleHtml, uploadRest } from './arrange'
import { expect, expectAccessible, requestSite, siteUrl, test } from './fixtures'
import { changeForm, typeInto } from './staff'
import { findVehicle, openVehicleForm, TYPICAL, USED_CAR_DEALER } from './vehicle-parts'

type DocumentRow = { readonly id: string; readonly slug: string; readonly filename: string; readonly state: string }

/** Finds the oldest document of a demo dealer's vehicles, of one kind. */
const findDocument = async (tenant: string, kind: string): Promise<DocumentRow> => {
  const [row] = await sql<DocumentRow>(
    `SELECT d.id, v.slug, d.filename, v.state FROM vehicle_documents d JOIN vehicles v ON v.id = d.vehicle_id
     JOIN tenants t ON t.id = d.tenant_id WHERE t.slug = $1 AND d.kind::text = $2 ORDER BY d.id LIMIT 1`,
    [tenant, kind],
  )
  if (!row) throw new Error(`${tenant} has no document of the kind ${kind}.`)
  return row
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  'latin1',
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SHP-08] a shopper reads who issued a vehicle’s documents and when, and opens one in a new tab', async ({
    page,
  }) => {
    const { slug, filename } = await findDocument(USED_CAR_DEALER, 'safety')
    await page.goto(`${siteUrl(USED_CAR_DEALER)}/cars/${slug}`)
    const section = page.getByRole('region', { name: 'Documents' })
    await expect(section.getByRole('listitem')).toHaveCount(3)
    const certificate = section.getByRole('listitem').filter({ hasText: 'Certificate for sale' })
    await expect(certificate).toContainText(
      'Roadworthy certificate · Issued by Wattlebird Vehicle Inspections · 13 November 2026',
    )
    await expect(certificate).toContainText('Expires 13 January 2027')
    const link = certificate.getByRole('link', { name: /^Certificate for sale \(PDF, \d+ kB, opens in a new tab\)$/ })
    await expect(link).toHaveAttribute('href', `/cars/${slug}/documents/${filename}`)
    await expect(link).toHaveAttribute('target', '_blank')
  })
})

test('[SHP-08] a document is sent as what it is, cannot run a script, and is neither stored nor indexed', async () => {
  const { slug, filename } = await findDocument(USED_CAR_DEALER, 'history')
  const { status, headers, body } = await requestSite(USED_CAR_DEALER, `/cars/${slug}/documents/${filename}`)
  expect(status).toBe(200)
  expect(body.startsWith('%PDF-')).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${filename}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('script-src')
})

test('[SHP-08] a document is served by its own dealer and vehicle only, and a page without any has no section', async () => {
  const { id, slug, filename } = await findDocument(USED_CAR_DEALER, 'history')
  const other = await findVehicle(
    USED_CAR_DEALER,
    `${TYPICAL} AND NOT EXISTS (SELECT 1 FROM vehicle_documents d WHERE d.vehicle_id = v.id)`,
  )
  const paths = [
    [USED_CAR_DEALER, `/cars/${other.slug}/documents/${filename}`],
    [USED_CAR_DEALER, `/cars/${slug}/documents/${filename}x`],
    [USED_CAR_DEALER, `/brochures/${filename}`],
    ['banksia-motor-group', `/cars/${slug}/documents/${filename}`],
  ] as const
  for (const [tenant, path] of paths) expect((await requestSite(tenant, path)).status, `${tenant}${path}`).toBe(404)
  const page = visibleHtml((await requestSite(USED_CAR_DEALER, `/cars/${other.slug}`)).body)
  expect(page).not.toContain('vehicle-documents')

  const stranger = await createToken(findLogin('banksia-motor-group'))
  for (const token of [stranger, null]) {
    for (const path of [`/vehicle-documents/${id}`, `/vehicle-documents/file/${filename}`]) {
      const { status } = await requestSite(undefined, `/api${path}`, {
        headers: token === null ? {} : { authorization: `JWT ${token}` },
      })
      expect([403, 404], path).toContain(status)
    }
    const { status, body } = await requestRest('PATCH', `/vehicle-documents/${id}`, token, { title: 'Mine' })
    expect([403, 404], JSON.stringify(body)).toContain(status)
  }
})

test('[SHP-08] staff add a document at the vehicle; a shopper sees it, until the vehicle is hidden', async ({
  page,
  dealer,
}) => {
  const { slug: tenant, admin } = await dealer(USED_CAR_DEALER)
  const { id, slug } = await openVehicleForm(page, { slug: tenant, admin }, `${TYPICAL} AND v.state = 'VIC'`)
  await page.getByRole('button', { name: 'Documents', exact: true }).click()
  await page.locator('#field-documents').getByRole('button', { name: 'Add new' }).click()
  const form = page
    .locator('.document-drawer, .drawer')
    .filter({ has: page.locator('#field-issuer') })
    .last()
  const file = { name: 'Pink slip.pdf', mimeType: 'application/pdf', buffer: pdf }
  await changeForm(page, () => form.locator('input[type=file]').setInputFiles(file))
  await changeForm(page, async () => {
    await form.locator('#field-kind').click()
    await page.getByRole('option', { name: 'Roadworthy or safety certificate' }).click()
  })
  await expect(form.locator('#field-kind')).toContainText('Roadworthy or safety certificate')
  await typeInto(page, 'title', 'October certificate')
  await typeInto(page, 'issuer', 'Gumleaf Garage')
  await typeInto(page, 'issued', '2026-10-30')
  await typeInto(page, 'expires', '2026-10-01')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Enter a date on or after the date of issue.')).toBeVisible()
  await expect(form.locator('[name=title]')).toHaveValue('October certificate')
  await typeInto(page, 'expires', '2026-12-30')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('#field-documents')).toContainText('October certificate')

  const path = `/cars/${slug}`
  await expect.poll(async () => visibleHtml((await requestSite(tenant, path)).body)).toContain('October certificate')
  const html = visibleHtml((await requestSite(tenant, path)).body)
  expect(html).toContain(
    'Roadworthy certificate · Issued by Gumleaf Garage · 30 October 2026 · Expires 30 December 2026',
  )
  const href = /href="(\/cars\/[^"]+\/documents\/document_pink-slip-[0-9a-f]{12}\.pdf)"/.exec(html)?.[1] ?? ''
  expect((await requestSite(tenant, href)).status).toBe(200)

  await page.goto(`${siteUrl(tenant)}${path}`, { waitUntil: 'domcontentloaded' })
  await expectAccessible(page, '.vehicle-documents')

  expect((await requestRest('PATCH', `/vehicles/${id}`, await createToken(admin), { hidden: true })).status).toBe(200)
  expect((await requestSite(tenant, href)).status).toBe(404)
})

test('[SHP-08] a file is judged by its content: an image is stored as one, and a page named as a PDF is refused', async ({
  dealer,
}) => {
  const { slug: tenant, id: tenantId, admin } = await dealer(USED_CAR_DEALER)
  const { id: vehicle, slug } = await findVehicle(tenant, TYPICAL)
  const token = await createToken(admin)
  const upload = (name: string, type: string, bytes: Buffer) => {
    const fields = { tenant: tenantId, vehicle, kind: 'service', title: 'Logbook', issuer: 'Us', issued: '2026-10-30' }
    return uploadRest('/vehicle-documents', token, new File([new Uint8Array(bytes)], name, { type }), fields)
  }
  const refused = await upload('report.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'))
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Upload a PDF, or a JPEG, PNG, WebP or AVIF image.')

  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const stored = await upload('logbook.pdf', 'application/pdf', Buffer.concat([image, Buffer.from('<script>')]))
  expect(stored.status, stored.body).toBe(201)
  const { doc } = JSON.parse(stored.body) as { doc: { filename: string; mimeType: string } }
  expect(doc.mimeType).toBe('image/png')
  const served = await requestSite(tenant, `/cars/${slug}/documents/${doc.filename}`)
  expect(served.status).toBe(200)
  expect(served.headers['content-security-policy']).toContain('sandbox')
  expect(served.body).not.toContain('<script>')
  // The route of images reads the same folder, but must not serve a document.
  expect((await requestSite(tenant, `/images/media/uploads/${doc.filename}?width=160`)).status).toBe(404)
})
