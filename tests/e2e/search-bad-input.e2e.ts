import { shownHtml } from './arrange'
import { ask, expect, expectAccessible, site, test } from './fixtures'
import { watch } from './watch'

const slug = 'banksia-motor-group'
const base = '/search/new-used-and-demo-cars/'
const script = '"><script>window.hacked=1</script><img src=x onerror=window.hacked=1>'
const at = (parameter: string, value: string) => `${base}?${parameter}=${encodeURIComponent(value)}`

const odd: readonly (readonly [what: string, path: string])[] = [
  ['a page below the first', `${base}?page=-1`],
  ['a page past the last', `${base}?page=999999`],
  ['a page that is no number', `${base}?page=1e3`],
  ['a reversed price range', `${base}?range[price]=90000:10`],
  ['an absurd price range', `${base}?range[price]=99999999999999999999:-1`],
  ['an unknown facet', `${base}?refinementList[nothing][0]=x`],
  ['a facet named like an object’s own', `${base}?refinementList[__proto__][0]=x&range[constructor]=1:2`],
  ['an unknown sort', `${base}?sortBy=price_sideways`],
  ['double encoding', `${base}?query=%2525252522&refinementList%255Bmake%255D=x`],
  ['emoji', at('query', '🚗💨 👨‍👩‍👧‍👦')],
  ['right to left', at('query', 'سيارة مستعملة \u202Egnp.exe')],
  ['zero bytes and line ends', `${base}?query=a%00b%0d%0aset-cookie:x`],
  ['script in the text', at('query', script)],
  ['script in a value', at('refinementList[make][0]', script)],
  ['script in a range', at('range[price]', script)],
  ['script in the sort', at('sortBy', script)],
  ['script in the page', at('page', script)],
  ['script in the way back', at('instead', script)],
  ['script beside a saved search', at('save', script)],
  ['a make with a slash, a colon and a percent sign', at('refinementList[make][0]', 'A/B:C%D')],
  ['a model of such a make', at('refinementList[make_model][0]', 'A/B:C%D')],
  ['a value that is gone', at('refinementList[body][0]', 'Hovercraft')],
]

for (const [what, path] of odd) {
  test(`[SRCH-03] ${what}: the page answers`, async ({ page }) => {
    const wrong = watch(page)
    const answer = await page.goto(`${site(slug)}${path}`, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined()
    expect(wrong).toEqual([])
  })
}

test('[SRCH-18] a link to a value that is gone keeps it as a chip, and finds nothing', async ({ page }) => {
  await page.goto(`${site(slug)}${at('refinementList[body][0]', 'Hovercraft')}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(/^0 /)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Remove filter Hovercraft' }).click()
  await expect(page.locator('article[data-car]').first()).toBeVisible()
})

test('[SRCH-03] a thousand refinements and a long text answer soon and are cut', async () => {
  const many = Array.from({ length: 250 }, (_, n) => `refinementList[make][${n}]=M${n}`).join('&')
  for (const path of [`${base}?${many}`, `${base}?query=${'x'.repeat(7000)}`]) {
    const began = performance.now()
    const { status } = await ask(slug, path)
    expect([200, 414]).toContain(status)
    expect(performance.now() - began).toBeLessThan(10_000)
  }
  const endless = Array.from({ length: 5000 }, (_, n) => `refinementList[make][${n}]=M${n}`).join('&')
  // Longer than any header may be: Node refuses it and hangs up, at times before its refusal has been read.
  const refused = await ask(slug, `${base}?${endless}`).catch((error: NodeJS.ErrnoException) => error.code)
  expect(['ECONNRESET', 'EPIPE', 414, 431]).toContain(typeof refused === 'object' ? refused.status : refused)
  expect((await ask(slug, base)).status).toBe(200)
})

test('[SRCH-01] the price range that cannot be is passed over, not searched for', async () => {
  const { body } = await ask(slug, `${base}?range[price]=90000:10`)
  expect(shownHtml(body)).not.toContain('No Results Available')
})
