import { facetGroups } from '@/src/domain/stock/fields/generated/facet-groups'
import { visibleHtml, sql } from './arrange'
import { type SiteAnswer, requestSite, expect, test } from './fixtures'
import {
  cards,
  filters,
  GROUP_DEALER as slug,
  openSearch,
  resultCount,
  SEARCH_PATH as base,
  recordSearches,
} from './search-parts'

type Dealer = { readonly slug: string; readonly path: string; readonly sections: readonly string[] }

/** Dealers with the filters of their stock; together they have every filter. */
const dealers: readonly Dealer[] = [
  {
    slug,
    path: base,
    sections:
      'Condition, Make, Price, Body type, Kilometres, Year, Fuel, Transmission, Drive, Colour, Seats, Weekly repayment, Features, Tag, Vehicle type, Location, Dealership, City, State'.split(
        ', ',
      ),
  },
  { slug: 'harbour-and-vale', path: base, sections: ['Certified'] },
  { slug: 'voltara', path: '/search', sections: ['Weekly subscription'] },
]

/** The sections of the filters in a page's HTML, by title. */
const parseSections = (html: string): readonly { readonly title: string; readonly html: string }[] =>
  html.split(/(?=<details[^>]*data-section=)/).flatMap((part) => {
    const [, title] = /^<details[^>]*data-section="([^"]+)"/.exec(part) ?? []
    return title === undefined ? [] : [{ title, html: part.split('</section>')[0] ?? part }]
  })

const rangeTitles: readonly string[] = facetGroups.flatMap(({ kind, title }) => (kind === 'range' ? [title] : []))

for (const dealer of dealers) {
  test(`[SRCH-04] the first value of every filter of ${dealer.slug} leads to as many cars as it says`, async () => {
    const get = async (path: string): Promise<SiteAnswer> => {
      const answer = await requestSite(dealer.slug, path)
      return answer.headers.location === undefined ? answer : requestSite(dealer.slug, answer.headers.location)
    }
    const [, home = ''] = /<a href="([^"?]+)\?more=1#filters"/.exec(visibleHtml((await get(dealer.path)).body)) ?? []
    const html = visibleHtml((await get(`${home}?more=1`)).body)
    const rows = parseSections(html).map(({ title, html: section }) => {
      const [, href = '', count = ''] = /<a href="([^"]+)" rel="nofollow">.*?<small>([\d,]+)</s.exec(section) ?? []
      return { title, href: href.replaceAll('&amp;', '&'), count, slides: section.includes('type="range"') }
    })
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining([...dealer.sections]))
    // “Distance” has a field and no values.
    for (const { title, href, count, slides } of rows.filter((row) => row.title !== 'Distance')) {
      expect(slides, title).toBe(rangeTitles.includes(title))
      if (slides) continue
      expect(count, title).not.toBe('')
      const { status, body } = await get(href.startsWith('?') ? `${home}${href}` : href)
      expect(status, title).toBe(200)
      const [, match = ''] = /<p role="status"[^>]*>(.*?)<\/p>/s.exec(visibleHtml(body)) ?? []
      expect(match.replaceAll(/<[^>]+>/g, ''), `${title} at ${href}`).toMatch(new RegExp(`^${count} `))
    }
  })
}

type FacetValue = { readonly value: string; readonly count: number }

/** The values of a filter in a page's HTML: those visible at first, and those behind the button. */
const parseValues = (
  section: string,
): { readonly first: readonly FacetValue[]; readonly rest: readonly FacetValue[] } => {
  const rows = (html: string): readonly FacetValue[] =>
    [...html.matchAll(/<b>([^<]*)<\/b><small>([\d,]+)</g)].map(([, value = '', count = '']) => ({
      value,
      count: Number(count.replaceAll(',', '')),
    }))
  const [first = '', rest = ''] = section.split('class="facet-rest"')
  return { first: rows(first), rest: rows(rest) }
}
const names = (rows: readonly FacetValue[]): readonly string[] => rows.map(({ value }) => value)

/** Every value of every filter, collected through the links of the page without script. */
const listAllValues = async (dealer: string, path: string) => {
  const { status, body } = await requestSite(dealer, `${path}${path.includes('?') ? '&' : '?'}more=1`)
  expect(status).toBe(200)
  return parseSections(visibleHtml(body)).map(({ title, html }) => ({ title, html, ...parseValues(html) }))
}

test('[SRCH-05] a filter shows seven values first: for makes those with the most cars, or the dealer’s popular ones', async () => {
  const byCount = (rows: readonly FacetValue[]): readonly number[] => rows.map(({ count }) => -count)
  const makesOf = async (dealer: string, path: string) => {
    const match = (await listAllValues(dealer, path)).find(({ title }) => title === 'Make')
    expect(match?.html).toContain('Show all makes')
    expect(match?.html).toContain('Hide extra makes')
    return match ?? { first: [], rest: [] }
  }
  const yarra = await makesOf('yarra-value-cars', '/search/used-cars')
  expect(yarra.first).toHaveLength(7)
  expect(yarra.rest.length).toBeGreaterThan(2)
  const counts = byCount(yarra.first)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(Math.min(...yarra.first.map(({ count }) => count))).toBeGreaterThanOrEqual(
    Math.max(...yarra.rest.map(({ count }) => count)),
  )
  expect(names(yarra.rest)).toEqual([...names(yarra.rest)].sort((a, b) => a.localeCompare(b)))

  // Banksia has eight popular makes. Nissan is not one of them and is behind the button, whatever its count.
  const popular = ['Ford', 'Hyundai', 'Isuzu', 'Kia', 'MG', 'Mazda', 'Mitsubishi', 'Toyota']
  const banksia = await makesOf(slug, base)
  expect([...names(banksia.first)].sort()).toEqual(popular)
  expect(banksia.first[0]?.value).toBe('Toyota')
  expect(names(banksia.rest)).toContain('Nissan')
  // A chosen make is among the first, whatever its rank.
  const makesWhenChosen = await makesOf(slug, '/search/suzuki')
  expect(names(makesWhenChosen.first)).toEqual(expect.arrayContaining([...popular, 'Suzuki']))
  expect(names(makesWhenChosen.rest)).not.toContain('Suzuki')

  const lists = (await listAllValues(slug, base)).filter(({ title, rest }) => title !== 'Make' && rest.length > 0)
  expect(lists.map(({ title }) => title)).toEqual(expect.arrayContaining(['Year', 'Colour', 'Features']))
  for (const { title, html, first, rest } of lists) {
    expect(first, title).toHaveLength(7)
    expect(html, title).toContain(`Show ${rest.length} more`)
    expect(html, title).toContain('Show fewer')
  }
})

test('[SRCH-05] “Show all makes” opens and closes; a make chosen there keeps the focus and shows its models', async ({
  page,
}) => {
  await openSearch(page)
  const make = filters(page)
    .locator('a')
    .filter({ hasText: /^Suzuki/ })
  await expect(make).toHaveCount(0)
  await filters(page).getByText('Show all makes').click()
  await expect(make).toBeVisible()
  await filters(page).getByText('Hide extra makes').click()
  await expect(make).toBeHidden()
  await filters(page).getByText('Show all makes').click()
  await make.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/suzuki$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^Suzuki/)

  const models = filters(page).locator('details:has(> summary:text("Select models"))')
  await expect(models.getByRole('link')).toHaveCount(0)
  await models.locator('summary').click()
  await models.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/search\/suzuki\/[a-z0-9-]+$/)
})

const setSearchSwitches = (tenantId: string, search: object) =>
  sql(
    `UPDATE site_settings SET switches = jsonb_set(coalesce(switches, '{}'), '{search}', coalesce(switches -> 'search', '{}') || $2)
     WHERE tenant_id = $1`,
    [tenantId, JSON.stringify(search)],
  )

test('[SRCH-05] [TEN-04] a make shows thirty models, behind “Select models” unless a switch opens them', async ({
  dealer,
}) => {
  const { slug: own, id } = await dealer('yarra-value-cars')
  // Thirty-three models with one car each, the first with two.
  await sql(
    `UPDATE vehicles v SET make = 'Toyota', model = 'Model ' || lpad(greatest(n - 1, 1)::text, 2, '0')
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM vehicles WHERE tenant_id = $1 AND car_type = 'used'
             AND status = 'in_stock' AND hidden IS NOT TRUE LIMIT 34) one
     WHERE v.id = one.id`,
    [id],
  )
  await sql(
    `UPDATE vehicles SET make = 'Mazda' WHERE tenant_id = $1 AND make = 'Toyota' AND model NOT LIKE 'Model %'`,
    [id],
  )
  const numbered = (until: number): readonly string[] =>
    Array.from({ length: until }, (_, index) => `Model ${String(index + 1).padStart(2, '0')}`)
  const modelsAt = async (path: string): Promise<readonly string[]> => {
    const all = await listAllValues(own, path)
    const { html = '' } = all.find(({ title }) => title === 'Make') ?? {}
    return [...html.matchAll(/<b>(Model \d+)<\/b>/g)].map(([, name = '']) => name)
  }
  await expect.poll(() => modelsAt('/used-car/toyota')).toEqual(numbered(30))
  expect(await modelsAt('/used-car/toyota/model-33')).toEqual([...numbered(30), 'Model 33'])

  const readPage = async () => visibleHtml((await requestSite(own, '/used-car/toyota')).body)
  const collapsedHtml = await readPage()
  expect(collapsedHtml).toContain('Select models')
  expect(collapsedHtml).not.toContain('<b>Model 02</b>')
  await setSearchSwitches(id, { models_always_open: true })
  await expect.poll(readPage).not.toContain('Select models')
  expect(await readPage()).toContain('<b>Model 02</b>')
})

test('[TEN-04] switches set the cards in a row and the number of cached results', async ({ page, dealer }) => {
  const { slug: own, id } = await dealer('wattle-caravans')
  await page.setViewportSize({ width: 1600, height: 900 })
  const cardsInFirstRow = () =>
    cards(page).evaluateAll((all) => {
      const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  const used = filters(page).getByRole('link', { name: /^Used/ })
  const searches = recordSearches(page)
  /** Filters the search, clears it and filters it again. @returns the number of requests */
  const requestsToRepeat = async (): Promise<number> => {
    const before = searches.length
    const all = await resultCount(page).innerText()
    await used.click()
    await expect(resultCount(page)).not.toHaveText(all)
    const filteredCount = await resultCount(page).innerText()
    await used.click()
    await expect(resultCount(page)).toHaveText(all)
    expect(searches).toHaveLength(before + 2)
    await used.click()
    await expect(resultCount(page)).toHaveText(filteredCount)
    return searches.length - before
  }
  await openSearch(page, base, own)
  expect(await cardsInFirstRow()).toBe(3)
  expect(await requestsToRepeat()).toBe(2)
  await setSearchSwitches(id, { result_cache: 0 })
  await sql(`UPDATE theme SET search_columns = '4' WHERE tenant_id = $1`, [id])
  await expect.poll(async () => (await requestSite(own, base)).body).toContain('data-columns="4"')
  await openSearch(page, base, own)
  expect(await cardsInFirstRow()).toBe(4)
  expect(await requestsToRepeat()).toBe(3)
})

test('[SRCH-11] [TEN-04] only the first of consecutive sold cars is shown; all of them where the switch is off', async ({
  dealer,
}) => {
  const { slug: own, id } = await dealer('wattle-caravans')
  const target = `${base}?sortBy=latest`
  const readPage = async () =>
    [...(await requestSite(own, target)).body.matchAll(/data-car="([^"]+)"/g)].map(([, vehicle = '']) => vehicle)
  const before = await readPage()
  const [, second = '', third = '', fourth = ''] = before
  await sql(`UPDATE vehicles SET status = 'sold', sold_at = now() WHERE id = ANY($1)`, [[second, third, fourth]])
  await expect.poll(readPage).not.toContain(third)
  const collapsed = await readPage()
  expect(collapsed).toContain(second)
  expect(collapsed).not.toContain(fourth)
  await setSearchSwitches(id, { collapse_sold: false })
  await expect.poll(readPage).toEqual(before)
})
