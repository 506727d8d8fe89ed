import { addPanelSession } from './arrange'
import { expect, siteUrl, test } from './fixtures'
import { findDocumentId } from './staff'

test('[SEC-01] the panel’s server functions answer only signed-in staff, and only by the names that the panel uses', async ({
  page,
  browser,
  dealer,
}) => {
  const { admin, slug } = await dealer('edge')
  await addPanelSession(page, admin)
  const address = `${siteUrl()}/admin/collections/pages/${await findDocumentId('pages', slug)}`
  const called = page.waitForRequest(
    (one) => one.method() === 'POST' && (one.postData() ?? '').includes('"form-state"'),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('[name="title"]').fill('Another title')
  const request = await called
  const headers = {
    'next-action': request.headers()['next-action'] ?? '',
    'content-type': request.headers()['content-type'] ?? 'text/plain',
    origin: siteUrl(),
  }
  expect(headers['next-action']).not.toBe('')
  const body = request.postData() ?? ''
  const ask = async (data: string, cookies: boolean): Promise<{ status: number; text: string }> => {
    const context = cookies ? page.context() : await browser.newContext()
    const response = await context.request.post(address, { headers, data })
    return { status: response.status(), text: await response.text() }
  }
  const own = await ask(body, true)
  expect(own.status).toBe(200)
  expect(own.text).toContain('Another title')
  const signedOut = await ask(body, false)
  expect(signedOut.text).not.toContain('Another title')
  for (const name of [
    'constructor',
    'toString',
    '__proto__',
    'copy-data-from-locale',
    'get-default-layout',
    'none',
    '',
  ]) {
    const other = await ask(body.replace('"form-state"', JSON.stringify(name)), true)
    expect(other.status, name).toBeGreaterThanOrEqual(400)
    expect(other.text, name).not.toContain('Another title')
  }
})
