import { sql } from './arrange'
import { expect, siteUrl, test } from './fixtures'
import { horizontalOverflow } from './page-errors'

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
