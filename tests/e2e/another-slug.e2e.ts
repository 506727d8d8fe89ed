import { listDemoTenants, visibleHtml, sql, findVehicleSlug } from './arrange'
import { requestSite, expect, test } from './fixtures'

const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4})-[0-9a-f]{12}/g
// Next asks for images and its own script ahead in the head or in a header, whichever it reaches first.
const VARYING_PRELOAD = /<link rel="preload" as="(image|script)"[^>]*>/g
const FORM_KEY = /<input type="hidden" name="key" value="[^"]*"\/>/g

for (const { slug: original } of listDemoTenants())
  test(`[TEN-03] the site of ${original} is the same under another slug`, async ({ dealer }) => {
    const { slug: copy } = await dealer(original)
    // The last digits of a copy's ids, its host, and the key of each form differ.
    const readPage = async (slug: string, target: string): Promise<readonly string[]> => {
      const { status, body, headers } = await requestSite(slug, target)
      const html = [slug, original].reduce((text, name) => text.replaceAll(name, 'SLUG'), visibleHtml(body))
      const pieces = html.replaceAll(UUID, '$1').replaceAll(FORM_KEY, '').replaceAll(VARYING_PRELOAD, '').split(/(?=<)/)
      const head = pieces.findIndex((piece) => piece.startsWith('</head>')) + 1
      // React writes the elements of the head in varying order.
      return [`${status} ${headers.location ?? ''}`, ...pieces.slice(0, head).sort(), ...pieces.slice(head)]
    }
    const vehicle = await findVehicleSlug(original, "v.status = 'in_stock'")
    for (const target of [
      '/',
      '/search/new-used-and-demo-cars/',
      `/cars/${vehicle}`,
      '/locations',
      '/contact-us',
      '/specials',
      '/sell-your-car',
      '/robots.txt',
    ])
      expect(await readPage(copy, target), target).toEqual(await readPage(original, target))
  })

test('[TEN-03] writes to a demo dealer are refused, and those of the site’s own jobs are skipped', async () => {
  const rename = sql(`UPDATE tenants SET name = name || '!' WHERE slug = 'yarra-value-cars'`)
  await expect(rename).rejects.toThrow('use a copy')
  const updatedRows = await sql(
    `UPDATE vehicles SET views = 7 FROM tenants t WHERE t.id = tenant_id AND t.slug = 'yarra-value-cars' RETURNING t.slug`,
  )
  expect(updatedRows).toEqual([])
})
