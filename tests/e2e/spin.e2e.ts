import { sql, vehicleSlug } from './arrange'
import { ask, expectAccessible, site, test } from './fixtures'
import {
  at,
  choose,
  expect,
  gallery,
  middleOf,
  mode,
  open,
  patiently,
  phone,
  photos,
  row,
  slides,
  spinning,
  spins,
  spotted,
  swipe,
  turner,
  view,
} from './gallery-parts'
import { sidewaysRoom, watch } from './watch'

const group = 'banksia-motor-group'
const photosFirst = 'harbour-and-vale'
const turningAlone = 'voltara'
const withViewer = 'edge'

test.beforeEach(patiently)

test('[GAL-03] the spin by keys, buttons, mouse and finger; leaving the photos goes back to the first', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const wrong = watch(page)
  await open(page, group, spotted)
  await expect(mode(page, 'Spin')).toHaveAttribute('aria-pressed', 'true')
  const spin = await spinning(page)
  await expect(gallery(page).getByText('Swipe to spin')).toBeVisible()
  await view(page, 1)
  await expect(spin).toHaveAttribute('aria-valuetext', 'View 1 of 36, 360 degrees')
  await spin.focus()
  await page.keyboard.press('ArrowRight')
  await view(page, 2)
  await expect(gallery(page).getByText('Swipe to spin')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await view(page, 36)
  await page.keyboard.press('Home')
  await view(page, 1)
  await gallery(page).getByRole('button', { name: 'Turn on' }).click()
  await view(page, 2)
  await gallery(page).getByRole('button', { name: 'Turn back' }).click()
  await view(page, 1)

  const session = await context.newCDPSession(page)
  const { x, y } = await middleOf(spin)
  await swipe(session, { x: x + 100, y: y - 40 }, -105)
  await view(page, 6)
  await page.mouse.move(x, y - 40)
  await page.mouse.down()
  await page.mouse.move(x + 45, y - 40, { steps: 5 })
  await page.mouse.up()
  await view(page, 4)
  await expectAccessible(page)

  await choose(page, 'Images')
  await expect(mode(page, 'Images')).toBeFocused()
  const count = await slides(page).count()
  await row(page).focus()
  await page.keyboard.press('ArrowRight')
  await at(page, `2 / ${count}`)
  await choose(page, 'Spin')
  await spinning(page)
  await view(page, 1)
  await choose(page, 'Images')
  await at(page, `1 / ${count}`)
  expect(await sidewaysRoom(page)).toBe(0)
  expect(wrong).toEqual([])
  await context.close()
})

test('[GAL-03] frames that wait are counted; one that never comes leaves a gap, and none at all says so', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  let answer: 'wait' | 'fail' | 'pass' = 'wait'
  let go = (): void => undefined
  const waiting = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/images/cars/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (answer === 'wait' && /\/(?:[1-9]\d0|0[1-9]0)\.webp$/.test(pathname)) await waiting
    if (answer === 'fail' || pathname.endsWith('/170.webp')) return route.abort()
    return route.continue()
  })
  const slug = await vehicleSlug(photosFirst, spins)
  await page.goto(`${site(photosFirst)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await expect(mode(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Spin')
  const progress = gallery(page).getByRole('progressbar', { name: 'Loading the spin' })
  await expect(progress).toContainText('of 36')
  await expect(turner(page)).toBeHidden()
  answer = 'pass'
  go()
  await spinning(page)
  await expect(progress).toHaveCount(0)
  await turner(page).focus()
  for (let presses = 0; presses < 17; presses += 1) await page.keyboard.press('ArrowRight')
  await view(page, 18)

  answer = 'fail'
  await page.goto(`${site(photosFirst)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await choose(page, 'Spin')
  await expect(gallery(page).getByText('The spin could not be loaded.')).toBeVisible({ timeout: 60_000 })
  answer = 'pass'
  await gallery(page).getByRole('button', { name: 'Try again' }).click()
  await spinning(page)
})

test('[GAL-03] it turns by itself once round where a switch says so, stops when touched, and never unasked for less motion', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const slug = await open(page, turningAlone, spotted)
  await spinning(page)
  await expect(gallery(page).getByRole('button', { name: 'Pause turning' })).toBeVisible()
  await expect.poll(() => turner(page).getAttribute('aria-valuenow')).not.toBe('1')
  await gallery(page).getByRole('button', { name: 'Pause turning' }).click()
  const stood = await turner(page).getAttribute('aria-valuenow')
  await page.waitForTimeout(500)
  expect(await turner(page).getAttribute('aria-valuenow')).toBe(stood)
  await gallery(page).getByRole('button', { name: 'Turn by itself' }).click()
  await expect.poll(() => turner(page).getAttribute('aria-valuenow')).not.toBe(stood)
  await expect(gallery(page).getByRole('button', { name: 'Turn by itself' })).toBeVisible({ timeout: 15_000 })
  await expect(turner(page)).toHaveAttribute('aria-valuenow', String(stood))

  // A point of interest that is pressed does not turn away.
  await gallery(page).getByRole('button', { name: 'Turn by itself' }).click()
  await gallery(page).locator('.spot-mark').first().dispatchEvent('click')
  const read = await turner(page).getAttribute('aria-valuenow')
  await page.waitForTimeout(500)
  expect(await turner(page).getAttribute('aria-valuenow')).toBe(read)
  await expect(gallery(page).locator('.spot-card')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site(turningAlone)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
  await spinning(page)
  await page.waitForTimeout(500)
  await view(page, 1)
})

test('[GAL-03] an outside viewer supplies the spin where a switch names it, in a frame that comes on a press', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const slug = await vehicleSlug(withViewer, photos(24))
  const asked: string[] = []
  await page.route('https://spins.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Viewer</title><p>Viewer' })
  })
  const set = (code: string | null) => sql('UPDATE vehicles SET spin_code = $1 WHERE slug = $2', [code, slug])
  try {
    await set('S 77')
    await expect.poll(async () => (await ask(withViewer, `/cars/${slug}`)).body.includes('S%2077')).toBe(true)
    await page.goto(`${site(withViewer)}/cars/${slug}`, { waitUntil: 'domcontentloaded' })
    const start = gallery(page).getByRole('button', { name: 'Spin this vehicle' })
    await expect(start).toBeVisible()
    expect(asked).toEqual([])
    await start.click()
    await expect(gallery(page).locator('iframe')).toHaveAttribute('src', 'https://spins.example/view/S%2077')
    await expect.poll(() => asked.length).toBe(1)
    await expectAccessible(page)
  } finally {
    await set(null)
  }
})

test('[GAL-03] [GAL-04] the cabin is looked round by keys, buttons and mouse, all the way and back', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, group, spotted)
  await choose(page, 'Interior')
  const cabin = gallery(page).getByRole('slider', { name: /^Look around inside/ })
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Straight ahead')
  const mark = gallery(page).locator('.spot-mark')
  await expect(mark).toHaveCount(1)
  await cabin.focus()
  for (let presses = 0; presses < 18; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(cabin).toHaveAttribute('aria-valuenow', '180')
  await expect(mark).toHaveCount(0)
  for (let presses = 0; presses < 18; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(cabin).toHaveAttribute('aria-valuetext', 'Straight ahead')
  await gallery(page).getByRole('button', { name: 'Look right' }).click()
  await expect(cabin).toHaveAttribute('aria-valuenow', '30')
  await page.keyboard.press('Home')
  const { x, y } = await middleOf(cabin)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 5 })
  await page.mouse.up()
  const turnedTo = Number(await cabin.getAttribute('aria-valuenow'))
  expect(turnedTo).toBeGreaterThan(20)
  expect(turnedTo).toBeLessThan(90)
  await gallery(page).getByRole('list', { name: 'Points of interest' }).getByRole('button', { name: 'Screen' }).click()
  await expect(gallery(page).getByText('Maps, music and the reversing camera.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(gallery(page).getByText('Maps, music and the reversing camera.')).toHaveCount(0)
})

test('[GAL-04] points of interest: on the frames that show them alone, by key and by name, with their words', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const slug = await open(page, group, spotted)
  await spinning(page)
  const [car] = await sql<{ hotspots: { exterior: { title: string; description: string; positions: object }[] } }>(
    'SELECT hotspots FROM vehicles WHERE slug = $1',
    [slug],
  )
  const spots = car?.hotspots.exterior ?? []
  const list = gallery(page).getByRole('list', { name: 'Points of interest' })
  await expect(list.getByRole('button')).toHaveText(spots.map(({ title }) => title))
  const marks = gallery(page).locator('.spot-mark')
  await turner(page).focus()
  for (const frame of [0, 9, 18, 27]) {
    await page.keyboard.press('Home')
    for (let presses = 0; presses < frame; presses += 1) await page.keyboard.press('ArrowRight')
    await view(page, frame + 1)
    const shown = spots.filter(({ positions }) => Object.keys(positions).includes(String(frame)))
    await expect(marks, `frame ${frame}`).toHaveText(shown.map(({ title }) => title))
  }
  const [first] = spots
  const mark = marks.filter({ hasText: first?.title ?? '' })
  await list.getByRole('button', { name: first?.title ?? '' }).click()
  await expect(mark).toHaveAttribute('aria-expanded', 'true')
  await expect(gallery(page).getByText(first?.description ?? '')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(gallery(page).getByText(first?.description ?? '')).toHaveCount(0)
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(gallery(page).getByText(first?.description ?? '')).toBeVisible()
  await gallery(page).getByRole('button', { name: 'Close' }).click()
  await expect(mark).toBeFocused()
})
