import { readFileSync } from 'node:fs'
import { findLogin, addPanelSession, findVehicleSlug } from './arrange'
import { requestSite, expect, siteUrl, siteLogFile, takePolicyViolations, test } from './fixtures'
import { openPanelPage } from './go-to-panel'

// Injected markup often runs through the error handler of an image, so images have to load.
test.use({ images: true })

const GROUP_DEALER = 'banksia-motor-group'

const scriptSources = (policy: unknown): readonly string[] =>
  /script-src ([^;]+)/.exec(String(policy))?.[1]?.split(' ') ?? []

test('[SEC-03] every kind of page has a policy with the hashes of its scripts, without unsafe-inline', async () => {
  const vehicle = await findVehicleSlug(GROUP_DEALER, "v.status = 'in_stock'")
  const pages: readonly (readonly [string | undefined, string])[] = [
    [GROUP_DEALER, '/'],
    [GROUP_DEALER, `/cars/${vehicle}`],
    [GROUP_DEALER, '/search/new-used-and-demo-cars/'],
    [GROUP_DEALER, '/search/new-used-and-demo-cars/?query=red'],
    [GROUP_DEALER, '/sign-in'],
    [GROUP_DEALER, '/nothing-here'],
    [undefined, '/'],
    [undefined, '/admin/login'],
    [undefined, '/admin/nothing-here'],
  ]
  for (const [slug, path] of pages) {
    // The first answer is rendered, the second may come from the cache.
    for (const { headers } of [await requestSite(slug, path), await requestSite(slug, path)]) {
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
  await page.goto(`${siteUrl(GROUP_DEALER)}/contact-us`, { waitUntil: 'networkidle' })
  const reported = page.waitForRequest('**/api/content-reports')
  const executedScript = await page.evaluate(async () => {
    const injected = `<img src="/nothing" onerror="window.smuggled = 'handler'">
      <iframe srcdoc="<script>parent.smuggled = 'frame'</script>"></iframe><a href="javascript:window.smuggled='link'">x</a>`
    document.body.insertAdjacentHTML('beforeend', injected)
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
    const loadFailure = new Promise((resolve) => {
      foreign.onerror = resolve
    })
    foreign.src = 'https://evil.example/x.js'
    document.body.append(foreign)
    await loadFailure
    document.querySelector<HTMLAnchorElement>('a[href^="javascript:"]')?.click()
    // The link's script would run in a separate task.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
    return (window as Window & { smuggled?: string }).smuggled ?? 'nothing'
  })
  expect(executedScript).toBe('nothing')
  expect(takePolicyViolations().length).toBeGreaterThanOrEqual(4)
  await reported
  await expect
    .poll(() => readFileSync(siteLogFile(), 'utf8'))
    .toContain(`on ${siteUrl(GROUP_DEALER)}/contact-us, at ${new URL(siteUrl(GROUP_DEALER)).host}`)
})

test('[SEC-03] injected markup runs no script in the panel either', async ({ page }) => {
  await addPanelSession(page, findLogin(GROUP_DEALER))
  await openPanelPage(page)
  const executedScript = await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', `<img src="/nothing" onerror="window.smuggled = 'handler'">`)
    // The image's inline handler would run before this listener.
    await new Promise((resolve) => {
      document.querySelector('img[src="/nothing"]')?.addEventListener('error', resolve)
    })
    return (window as Window & { smuggled?: string }).smuggled ?? 'nothing'
  })
  expect(executedScript).toBe('nothing')
  expect(takePolicyViolations().length).toBeGreaterThan(0)
})

for (const encoding of ['br', 'gzip'])
  test(`[SEC-03] pages, cached or not, and texts are compressed as ${encoding} although they have a policy`, async () => {
    const options = { headers: { 'accept-encoding': encoding } }
    for (const path of ['/', '/contact-us', '/sitemap-pages.xml', '/sign-in']) {
      const answers = [await requestSite(GROUP_DEALER, path, options), await requestSite(GROUP_DEALER, path, options)]
      expect(
        answers.map(({ headers }) => headers['content-encoding']),
        path,
      ).toEqual([encoding, encoding])
      for (const { headers } of answers) expect(headers.vary, path).toMatch(/accept-encoding/i)
    }
  })
