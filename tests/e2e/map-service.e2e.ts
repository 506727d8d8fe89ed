import type { Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { sql } from './arrange'
import { expect, test } from './fixtures'
import { startProcess, type WebProcess } from './processes'
import { watchErrors } from './page-errors'
import { waitForSearch } from './search-parts'

/** A map service: a real server of a style and of what the style loads (LOC-03, SHP-04). */

/** A dealer whose location pages start with a map. */
const DEALER = 'voltara'
const COAST = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [144, -38],
      [146, -39],
    ],
  },
}

let service: Server
let site: WebProcess
const requested: string[] = []
const addressOf = (path: string) => `http://127.0.0.1:${String((service.address() as AddressInfo).port)}${path}`

test.beforeAll(async () => {
  service = createServer((request, response) => {
    requested.push(request.url ?? '')
    const style = {
      version: 8,
      sources: { coast: { type: 'geojson', data: addressOf('/coast.json'), attribution: 'Test Maps' } },
      layers: [
        { id: 'sea', type: 'background', paint: { 'background-color': '#cfe3ee' } },
        { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': '#345' } },
      ],
    }
    // The test's browser sends a header of its own with each request.
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    response.writeHead(200, { 'content-type': 'application/json', ...allowed })
    response.end(JSON.stringify(request.url === '/style.json' ? style : COAST))
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  site = await startProcess({ MAP_STYLE_URL: addressOf('/style.json') })
})
test.afterAll(async () => {
  await site.stop()
  service.close()
})

/** Opens the map beside the list of vehicles; `beforeOpening` runs once the page is there. */
const openMap = async (page: Page, beforeOpening: () => Promise<unknown> = () => Promise.resolve()): Promise<void> => {
  await page.goto(`http://${DEALER}.localhost:${String(site.port)}/search/new-used-and-demo-cars/`)
  await waitForSearch(page)
  await beforeOpening()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
}

test('[LOC-03] with a map service the location page has its map, with a pin, and still links to the directions', async ({
  page,
}) => {
  const pageErrors = watchErrors(page)
  const [place] = await sql<{ slug: string; name: string }>(
    `SELECT l.slug, l.name FROM locations l JOIN tenants t ON t.id = l.tenant_id
     WHERE t.slug = $1 AND l.address_lat IS NOT NULL ORDER BY l."order" NULLS LAST LIMIT 1`,
    [DEALER],
  )
  const directions = page.getByRole('link', { name: `View ${place?.name ?? ''} on a map` })
  await page.goto(`http://${DEALER}.localhost:${String(site.port)}/locations/${place?.slug ?? ''}`)
  await expect(page.getByRole('region', { name: `Map of ${place?.name ?? ''}` })).toBeVisible()
  await expect(page.locator('.location-map .map-pin')).toHaveAccessibleName(place?.name ?? '')
  await expect(page.getByText('Test Maps')).toBeAttached()
  await expect.poll(() => requested).toContain('/coast.json')
  await expect(directions).toHaveAttribute('href', /google/)
  expect(pageErrors).toEqual([])
})

test('[SHP-04] while the map service fails, the map of the stock is the drawn Australia, with its pins', async ({
  page,
}) => {
  await page.route('**/style.json', (route) => route.fulfill({ status: 503 }))
  await openMap(page)
  await expect(page.locator('#stock-map .map-pin').first()).toBeVisible()
  await expect(page.getByText('Coast: Natural Earth')).toBeAttached()
})

test('[SHP-04] a browser without maps names the filters instead, and the list of vehicles stays', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openMap(page)
  await expect(page.locator('#stock-map')).toHaveText(
    'The map can’t be shown here. Choose a location in the filters instead.',
  )
  await expect(page.locator('article[data-car]').first()).toBeVisible()
})

test('[SHP-04] a map whose script does not arrive says so, and the list of vehicles stays', async ({ page }) => {
  await openMap(page, () => page.route('**/_next/static/**', (route) => route.abort()))
  await expect(page.locator('#stock-map')).toContainText('The map can’t be shown here.')
  await expect(page.locator('article[data-car]').first()).toBeVisible()
})
