import sharp from 'sharp'
import { createToken, requestRest, sql, uploadRest } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { horizontalOverflow } from './page-errors'
import { signInFor } from './staff'

/** Text, images, columns, buttons, quotes, maps and space, from which staff build a page of any kind. */

const image = { image_url: '/images/cars/suv/white/030.webp', alt: 'Our yard at dawn' }

const blocks = [
  { blockType: 'image', ...image, caption: 'Open seven days', href: '/finance' },
  { blockType: 'gallery', heading: 'Our yard', images: [1, 2, 3].map((at) => ({ ...image, caption: `Row ${at}` })) },
  {
    blockType: 'columns',
    heading: 'Why buy here',
    columns: [
      {
        title: 'Inspected',
        text: 'Every vehicle is checked.\n\nTwice.',
        link_label: 'See stock',
        link_href: '/search/used-cars',
      },
      { title: 'Financed', text: 'We help with a loan.', ...image },
      { title: 'Delivered', text: 'Anywhere in the state.' },
    ],
  },
  { blockType: 'quote', quote: 'They found the ute I wanted.', name: 'Mei Tran', role: 'Customer since 2012' },
  { blockType: 'spacer', size: 'line' },
  { blockType: 'map', heading: 'Visit us' },
  { blockType: 'button', label: 'Book a service', href: '/book-service', align: 'center' },
  { blockType: 'button', label: 'Nowhere', href: '/no-such-page' },
]

for (const of of ['ironbark-trucks', 'harbour-and-vale'])
  test(`[STF-08] [CNT-01] a page of basic blocks is readable and accessible, on a phone too (${of})`, async ({
    page,
    dealer,
  }) => {
    const { slug, id, admin } = await dealer(of)
    const data = { title: 'Why us', slug: 'why-us', tenant: id, blocks, _status: 'published' }
    const { status, body } = await requestRest('POST', '/pages', await createToken(admin), data)
    expect(status, JSON.stringify(body)).toBe(201)
    await page.goto(`${siteUrl(slug)}/why-us`, { waitUntil: 'networkidle' })
    const main = page.locator('main')
    await expect(main.getByRole('img', { name: 'Our yard at dawn' })).toHaveCount(4)
    await expect(main.getByRole('heading', { name: 'Inspected', level: 3 })).toBeVisible()
    await expect(main.getByText('“They found the ute I wanted.”')).toBeVisible()
    await expect(main.getByRole('img', { name: /^Map of / })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Book a service' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Nowhere' })).toHaveCount(0)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await horizontalOverflow(page)).toBe(0)
      await expectAccessible(page, 'main')
    }
  })

test('[STF-08] an uploaded image brings its alt text; a page may replace it, and a built-in image needs one', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  const token = await createToken(admin)
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(photo)], 'yard.png', { type: 'image/png' })
  const uploaded = await uploadRest('/media', token, file, { tenant: id, alt: 'The yard from above' })
  expect(uploaded.status, uploaded.body).toBe(201)
  const { doc: media } = JSON.parse(uploaded.body) as { readonly doc: { readonly id: string } }
  const save = (one: object) => {
    const data = { title: 'Images', slug: 'our-images', tenant: id, _status: 'published', blocks: [one] }
    return requestRest('POST', '/pages', token, data)
  }
  const refused = await save({ blockType: 'image', image_url: image.image_url })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Describe the image for people who can’t see it.')
  const images = [{ image: media.id }, { image: media.id, alt: 'The yard at night' }]
  const { status, body } = await save({ blockType: 'gallery', heading: 'Our yard', images })
  expect(status, JSON.stringify(body)).toBe(201)
  await page.goto(`${siteUrl(slug)}/our-images`, { waitUntil: 'networkidle' })
  await expect(page.locator('main').getByRole('img', { name: 'The yard from above' })).toHaveCount(1)
  await expect(page.locator('main').getByRole('img', { name: 'The yard at night' })).toHaveCount(1)
})

test('[STF-08] the list of blocks shows a picture of each', async ({ page, dealer }) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await sql('DELETE FROM pages WHERE tenant_id = $1', [id])
  await signInFor(page, admin, slug)
  await openPanelPage(page, '/admin/collections/pages/create')
  await page.getByRole('button', { name: 'Add Block' }).click()
  const thumbnails = page.locator('.drawer--is-open .thumbnail-card img')
  await expect(thumbnails.first()).toBeVisible()
  const addresses = await thumbnails.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(addresses.length).toBeGreaterThan(30)
  expect(new Set(addresses).size).toBe(addresses.length)
  const answers = await Promise.all(addresses.map((address) => page.request.get(`${siteUrl()}${address}`)))
  for (const answer of answers) expect(answer.headers()['content-type']).toContain('image/svg+xml')
})

test('[STF-08] [CNT-01] a section without content says that shoppers will not see it, until it has some or is hidden', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('harbour-and-vale')
  const bare = [
    { blockType: 'gallery', heading: 'Our yard' },
    { blockType: 'image', alt: 'The workshop' },
    { blockType: 'map' },
  ]
  const data = { title: 'Bare', slug: 'bare', tenant: id, blocks: bare, _status: 'published' }
  const { status, body } = await requestRest('POST', '/pages', await createToken(admin), data)
  expect(status, JSON.stringify(body)).toBe(201)
  await signInFor(page, admin, slug)
  await openPanelPage(page, `/admin/collections/pages/${(body['doc'] as { id: string }).id}`)
  const marks = page.getByText('This section is empty: shoppers won’t see it')
  await expect(marks).toHaveCount(2)
  await expectAccessible(page, '#field-blocks')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await expect(marks.first()).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Hide section: Our yard' }).press('Enter')
  await expect(marks).toHaveCount(1)
  await page.locator('#blocks-row-1 .collapsible__toggle').first().press('Enter')
  await page.locator('input[name="blocks.1.image_url"]').fill('/images/cars/suv/white/030.webp')
  await expect(marks).toHaveCount(0)
})
