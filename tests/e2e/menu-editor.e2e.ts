import type { Page } from '@playwright/test'
import { sql, visibleHtml } from './arrange'
import { expect, expectAccessible, requestSite, test, type TestDealer } from './fixtures'
import { openPanelPage } from './go-to-panel'
import { holdAnswer } from './hold-answer'
import { changeForm, isFormRequest, saveDocument, signInFor } from './staff'

/** The header menu and the footer are edited as lines that open in place. */

const lineTitles = (page: Page) => page.locator('.menu-line__title')
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true })
const line = (page: Page, title: string) => page.locator('.menu-line__main').filter({ hasText: title })

const readHeader = async (id: string): Promise<readonly string[]> => {
  const rows = await sql<{ line: string }>(
    `SELECT i.label || coalesce(' > ' || string_agg(c.label, ', ' ORDER BY c._order), '') AS line
       FROM header h JOIN header_items i ON i._parent_id = h.id LEFT JOIN header_items_children c ON c._parent_id = i.id
      WHERE h.tenant_id = $1 GROUP BY i.id, i.label, i._order ORDER BY i._order`,
    [id],
  )
  return rows.map((one) => one.line)
}

/** Replaces the menu of a copied dealer by three entries. */
const writeHeader = async (id: string): Promise<void> => {
  await sql('DELETE FROM header_items i USING header h WHERE i._parent_id = h.id AND h.tenant_id = $1', [id])
  const entries = [
    ['Stock', '/search/used-cars'],
    ['Service', null],
    ['About', '/about-us'],
  ]
  for (const [at, [label, href]] of entries.entries())
    await sql(
      `INSERT INTO header_items (_order, _parent_id, id, label, href)
       SELECT $2, h.id, $5 || h.id::text, $3, $4 FROM header h WHERE h.tenant_id = $1`,
      [id, at + 1, label, href, `row${String(at)}`],
    )
  await sql(
    `INSERT INTO header_items_children (_order, _parent_id, id, label, href)
     SELECT 1, i.id, 'child' || i.id, 'Book a service', '/book-service'
       FROM header_items i JOIN header h ON h.id = i._parent_id WHERE h.tenant_id = $1 AND i.label = 'Service'`,
    [id],
  )
}

/** Opens the header menu of a copied dealer, with three entries, as its administrator. */
const openMenu = async (page: Page, own: TestDealer): Promise<TestDealer> => {
  await writeHeader(own.id)
  await signInFor(page, own.admin, own.slug)
  await openPanelPage(page, '/admin/collections/header')
  return own
}

test('[STF-07] a menu is arranged by keyboard, keeps the focus, and its removed entry can be brought back', async ({
  page,
  dealer,
}) => {
  const { slug, id } = await openMenu(page, await dealer('ironbark-trucks'))
  await expect(lineTitles(page)).toHaveText(['Stock', 'Service', 'Book a service', 'About'])
  await expectAccessible(page, '.menu-field')

  await handle(page, 'About').focus()
  await changeForm(page, () => page.keyboard.press('ArrowRight'))
  await expect(handle(page, 'About')).toBeFocused()
  await changeForm(page, () => page.keyboard.press('ArrowUp'))
  await expect(lineTitles(page)).toHaveText(['Stock', 'Service', 'About', 'Book a service'])
  await expect(handle(page, 'About')).toBeFocused()
  await expect(page.getByText('“About” moved up, to line 3.')).toBeVisible()

  await line(page, 'Stock').press('Enter')
  await page.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(line(page, 'Stock')).toBeFocused()

  await line(page, 'Stock').press('Enter')
  await changeForm(page, () => page.getByRole('button', { name: 'Remove', exact: true }).press('Enter'))
  await expect(lineTitles(page)).toHaveText(['Service', 'About', 'Book a service'])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await changeForm(page, () => undo.press('Enter'))
  await expect(lineTitles(page).first()).toHaveText('Stock')

  expect(await saveDocument(page, 'header')).toBe(200)
  expect(await readHeader(id)).toEqual(['Stock', 'Service > About, Book a service'])
  await expect.poll(async () => visibleHtml((await requestSite(slug, '/')).body)).toContain('Book a service')
})

test('[STF-07] a dealer without a menu of its own starts from the default one, and the site keeps it', async ({
  page,
  dealer,
}) => {
  const own = await dealer('yarra-value-cars')
  await sql('DELETE FROM header_items i USING header h WHERE i._parent_id = h.id AND h.tenant_id = $1', [own.id])
  await signInFor(page, own.admin, own.slug)
  await openPanelPage(page, '/admin/collections/header')
  await changeForm(page, () => page.getByRole('button', { name: 'Start from the default menu' }).click())
  await expect(lineTitles(page).first()).toHaveText('Home')
  await expect(page.getByRole('button', { name: 'Start from the default menu' })).toHaveCount(0)
  expect(await saveDocument(page, 'header')).toBe(200)
  expect(await readHeader(own.id)).toEqual([
    'Home',
    'Models',
    'Stock',
    'Finance',
    'Service & Parts > Servicing, Parts and Accessories',
    'Company > About Us, News, Contact Us',
  ])
})

test('[STF-07] an entry is added on a phone; a save marks and opens the line with a mistake', async ({
  page,
  dealer,
}) => {
  const { slug, id, admin } = await dealer('ironbark-trucks')
  await writeHeader(id)
  await sql("UPDATE pages SET _status = 'draft' WHERE tenant_id = $1 AND slug = 'about-us'", [id])
  await signInFor(page, admin, slug)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelPage(page, '/admin/collections/header')
  await expect(line(page, 'About')).toContainText('This page is not published')

  await changeForm(page, () => page.getByRole('button', { name: 'Add a sub-entry below Service' }).click())
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toBeFocused()
  await changeForm(page, () => text.fill('Parts'))
  await expectAccessible(page, '.menu-field')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(text).toHaveCount(0)
  await expect(line(page, 'Parts')).toContainText('No link, so it isn’t on the site')
  await expect(line(page, 'Service').first()).not.toContainText('No link')
  await page.locator('#action-save').click()
  await expect(line(page, 'Parts')).toContainText('Needs your attention')
  await expect(page.getByText('Choose a page, or enter an address.').first()).toBeVisible()

  const link = page.getByRole('combobox', { name: 'Link', exact: true })
  await changeForm(page, () => link.fill('parts'))
  await page.getByRole('option', { name: /^Order parts/ }).click()
  await expect(line(page, 'Parts')).toContainText('Order parts')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await saveDocument(page, 'header')).toBe(200)
  expect(await readHeader(id)).toEqual(['Stock', 'Service > Book a service, Parts', 'About'])
})

test('[STF-07] lines are dragged: below another entry, out of it, and from one group of the footer to the next', async ({
  page,
  dealer,
}) => {
  const { id } = await openMenu(page, await dealer('ironbark-trucks'))
  const drag = async (title: string, over: string, right: number): Promise<void> => {
    // Warnings that come late move the lines, so each place is read when it is needed.
    await handle(page, title).hover()
    await page.mouse.down()
    const [to, list] = [await line(page, over).boundingBox(), await page.locator('.menu-field__lines').boundingBox()]
    if (to === null || list === null) throw new Error('There is no such line.')
    await page.mouse.move(list.x + right, to.y + to.height - 3, { steps: 5 })
    await changeForm(page, () => page.mouse.up())
  }
  await drag('About', 'Book a service', 120)
  await expect(page.locator('.menu-line[data-child="true"] .menu-line__title')).toHaveText(['Book a service', 'About'])
  await drag('Book a service', 'Stock', 10)
  await expect(lineTitles(page)).toHaveText(['Stock', 'Book a service', 'Service', 'About'])
  expect(await saveDocument(page, 'header')).toBe(200)
  expect(await readHeader(id)).toEqual(['Stock', 'Book a service', 'Service > About'])

  await openPanelPage(page, '/admin/collections/footer')
  const titles = await lineTitles(page).allTextContents()
  const [group, link] = [titles[0] ?? '', titles[1] ?? '']
  await handle(page, link).first().focus()
  await changeForm(page, () => page.keyboard.press('ArrowUp'))
  await expect(page.getByText('It can’t move further.')).toBeVisible()
  await handle(page, group).first().focus()
  await changeForm(page, () => page.keyboard.press('ArrowDown'))
  await expect(lineTitles(page).first()).not.toHaveText(group)
  expect(await saveDocument(page, 'footer')).toBe(200)
})

test('[STF-07] [ADM-02] an entry that is moved again before the server has answered about its first place leaves nothing there', async ({
  page,
  dealer,
}) => {
  const { id } = await openMenu(page, await dealer('ironbark-trucks'))
  const { answered, release } = await holdAnswer(page, isFormRequest)
  await handle(page, 'About').press('ArrowRight')
  await answered
  await handle(page, 'About').press('ArrowLeft')
  await expect(page.getByText('“About” moved out, to line 4.')).toBeVisible()
  await changeForm(page, () => Promise.resolve(release()))
  await expect(lineTitles(page)).toHaveText(['Stock', 'Service', 'Book a service', 'About'])
  expect(await saveDocument(page, 'header')).toBe(200)
  expect(await readHeader(id)).toEqual(['Stock', 'Service > Book a service', 'About'])
})
