import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot } from '@/scripts/lib/paths.mjs'
import { visibleHtml } from './arrange'
import { expect, test } from './fixtures'
import { type WebProcess, startProcess } from './processes'

/** A separate process on the tested site's database, whose search hangs while a file exists; the tests run in order. */
test.describe.configure({ mode: 'default' })

const DEALER = 'wattle-caravans'
const SEARCH_PATH = '/search/new-used-and-demo-cars/'
let folder: string
let webProcess: WebProcess

const stallSearch = () => writeFile(path.join(folder, 'stall'), '')
const resumeSearch = () => rm(path.join(folder, 'stall'), { force: true })

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stall-'))
  webProcess = await startProcess({
    SEARCH_STALL: path.join(folder, 'stall'),
    NODE_OPTIONS: `--import=${pathToFileURL(inRoot('tests/e2e/hang-search.mjs')).href}`,
  })
})
test.afterEach(resumeSearch)
test.afterAll(async () => {
  await webProcess.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[SRCH-13] a page whose search hangs is answered without cars, and rendered again when search works', async ({
  page,
}) => {
  const vehicles = (body: string) => visibleHtml(body).match(/data-car=/g)?.length ?? 0
  expect(vehicles((await webProcess.ask(DEALER, SEARCH_PATH)).body)).toBeGreaterThan(0)
  const target = `${SEARCH_PATH}?sortBy=latest`
  await stallSearch()
  const { status, body } = await webProcess.ask(DEALER, target)
  expect(status).toBe(200)
  expect(vehicles(body)).toBe(0)
  // It does not know the results, so it does not claim that there are none.
  expect(visibleHtml(body)).not.toContain('No Results Available')
  expect(visibleHtml(body)).toMatch(/<h1[^>]*>New and used/i)
  // Nor does the browser, whose own request is not answered either.
  const nothing = page.getByText(/No Results Available|from your last search|^0 /)
  await page.goto(`http://${DEALER}.localhost:${String(webProcess.port)}${target}`)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await expect(page.getByText('We couldn’t load the results.')).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await resumeSearch()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article[data-car]').first()).toBeVisible()
  await expect.poll(async () => vehicles((await webProcess.ask(DEALER, target)).body)).toBeGreaterThan(0)
})

test('[SRCH-13] an open page whose search hangs keeps its cars and says so, and continues when search works', async ({
  page,
}) => {
  await page.goto(`http://${DEALER}.localhost:${String(webProcess.port)}${SEARCH_PATH}`, { waitUntil: 'networkidle' })
  const vehicles = page.locator('article[data-car]')
  const listVisible = () => vehicles.evaluateAll((all) => all.map((one) => one.getAttribute('data-car')))
  const before = await listVisible()
  const count = page.getByRole('status').filter({ hasText: 'found' })
  const countText = await count.textContent()
  await stallSearch()
  await page.locator('#filters .facet-rows a').first().click()
  await expect(page.getByText('We couldn’t update your search.')).toBeVisible()
  await expect(page.getByText('The caravans below are from your last search.')).toBeVisible()
  expect(await listVisible()).toEqual(before)
  await expect(count).toHaveText(countText ?? '')
  await resumeSearch()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t update your search.')).toHaveCount(0)
  await expect(page.locator('#filters .facet-rows a[aria-current]').first()).toBeVisible()
})
