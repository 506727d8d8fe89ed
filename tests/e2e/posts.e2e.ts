import sharp from 'sharp'
import { createToken, requestRest, sql, uploadRest } from './arrange'
import { expect, expectAccessible, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'
import { changeForm, openDocument, saveDocument, signInFor } from './staff'

test('[CNT-04] the post with the longest title fits a phone', async ({ page }) => {
  const [post] = await sql<{ dealer: string; slug: string }>(
    `SELECT t.slug AS dealer, p.slug FROM posts p JOIN tenants t ON t.id = p.tenant_id
     WHERE p._status = 'published' ORDER BY length(p.title) DESC, p.slug LIMIT 1`,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl(post?.dealer ?? '')}/blog/${post?.slug ?? ''}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
})

test('[CNT-04] [STF-08] staff put an image at a place in the text of a post, by keyboard; shoppers see it there', async ({
  page,
  dealer,
}) => {
  const { slug, id: tenant, admin } = await dealer('edge')
  const token = await createToken(admin)
  const bytes = await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#3366aa' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'beach.png', { type: 'image/png' })
  const uploaded = await uploadRest('/media', token, file, { tenant, alt: 'A ute at the beach' })
  expect(uploaded.status, uploaded.body).toBe(201)
  const node = { version: 1, direction: null, format: '', indent: 0 }
  const words = { type: 'text', text: 'Before the image.', version: 1, format: 0, detail: 0, mode: 'normal', style: '' }
  const body = { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children: [words] }] } }
  const data = { tenant, title: 'A day at the beach', slug: 'a-day-at-the-beach', body, _status: 'published' }
  const created = await requestRest('POST', '/posts', token, data)
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  const { doc } = created.body as unknown as { readonly doc: { readonly id: string } }

  await page.setViewportSize({ width: 1440, height: 1000 })
  await signInFor(page, admin, slug)
  await openDocument(page, 'posts', doc.id)
  const text = page.getByRole('textbox', { name: 'Body' })
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.locator('.slash-menu-popup')
  for (const name of ['Bulleted list', 'Numbered list', 'Quote', 'Image'])
    await expect(menu.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.type('image')
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog').last()
  await changeForm(page, () => drawer.getByRole('button', { name: 'A ute at the beach' }).first().click())
  await expect(text.getByText('beach', { exact: false }).last()).toBeVisible()
  expect(await saveDocument(page, 'posts')).toBe(200)

  await page.goto(`${siteUrl(slug)}/blog/a-day-at-the-beach`, { waitUntil: 'networkidle' })
  const image = page.getByRole('img', { name: 'A ute at the beach' })
  await expect(image).toHaveAttribute('width', '960')
  await expect(image).toHaveAttribute('height', '640')
  await expect(page.locator('.prose > p + figure')).toHaveCount(1)
  await expectAccessible(page, '.article-text')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await horizontalOverflow(page)).toBe(0)
})
