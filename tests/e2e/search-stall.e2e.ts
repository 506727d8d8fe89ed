import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { shownHtml } from './arrange'
import { expect, test } from './fixtures'
import { type Process, startProcess } from './processes'

/** A separate process on the tested site's database, whose search hangs while a file exists; the tests run in order. */
test.describe.configure({ mode: 'default' })

const slug = 'southern-cross-motorcycles'
const base = '/search/new-used-and-demo-cars/'
let folder: string
let running: Process

const stall = () => writeFile(path.join(folder, 'stall'), '')
const goOn = () => rm(path.join(folder, 'stall'), { force: true })

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stall-'))
  running = await startProcess({
    SEARCH_STALL: path.join(folder, 'stall'),
    NODE_OPTIONS: `--import=${pathToFileURL(inRoot('tests/e2e/stall-search.mjs')).href}`,
  })
})
test.afterEach(goOn)
test.afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[SRCH-13] a page whose search hangs is answered without cars, and rendered again when search works', async ({
  page,
}) => {
  const cars = (body: string) => shownHtml(body).match(/data-car=/g)?.length ?? 0
  expect(cars((await running.ask(slug, base)).body)).toBeGreaterThan(0)
  const target = `${base}?sortBy=latest`
  await stall()
  const { status, body } = await running.ask(slug, target)
  expect(status).toBe(200)
  expect(cars(body)).toBe(0)
  // It does not know the results, so it does not claim that there are none.
  expect(shownHtml(body)).not.toContain('No Results Available')
  expect(shownHtml(body)).toMatch(/<h1[^>]*>New, demo and used/i)
  // Nor does the browser, whose own request is not answered either.
  const nothing = page.getByText(/No Results Available|from your last search|^0 /)
  await page.goto(`http://${slug}.localhost:${String(running.port)}${target}`)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await expect(page.getByText('The search did not answer.')).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await goOn()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article[data-car]').first()).toBeVisible()
  await expect.poll(async () => cars((await running.ask(slug, target)).body)).toBeGreaterThan(0)
})

test('[SRCH-13] an open page whose search hangs keeps its cars and says so, and continues when search works', async ({
  page,
}) => {
  await page.goto(`http://${slug}.localhost:${String(running.port)}${base}`, { waitUntil: 'networkidle' })
  const cars = page.locator('article[data-car]')
  const shown = () => cars.evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))
  const before = await shown()
  const count = page.getByRole('status').filter({ hasText: 'found' })
  const found = await count.textContent()
  await stall()
  await page.locator('#filters .facet-rows a').first().click()
  await expect(page.getByText('The search could not be updated.')).toBeVisible()
  await expect(page.getByText('The motorcycles below are from your last search.')).toBeVisible()
  expect(await shown()).toEqual(before)
  await expect(count).toHaveText(found ?? '')
  await goOn()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The search could not be updated.')).toHaveCount(0)
  await expect(page.locator('#filters .facet-rows a[aria-current]').first()).toBeVisible()
})
