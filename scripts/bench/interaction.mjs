/** Clicks on the search page with a processor slowed 4 times: time from the click to painted results, and INP. */
import { siteUrl, openBrowser } from './browser.mjs'
import { median, row } from './lib.mjs'
import { listPages } from './sites.mjs'

const TENANT = 'banksia-motor-group'
const CPU_SLOWDOWN = 4
const rounds = Number(process.env.INTERACTION_ROUNDS) || 9

/** Runs in the page: records each interaction's time to its next paint, as browsers report it for INP. */
const recordInteractions = () => {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.interactions.push(one.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Runs in the page: clicks and returns the milliseconds until different results are painted. */
const clickUntilPainted = (selector) =>
  new Promise((resolve, reject) => {
    const vehicles = () =>
      [...document.querySelectorAll('[data-car]')].map((one) => one.getAttribute('data-car')).join()
    const statusText = () => document.querySelector('#results [role=status]')?.textContent
    const before = `${vehicles()} ${statusText()}`
    const startedAt = performance.now()
    const limit = setTimeout(() => reject(new Error(`Nothing changed after a click on ${selector}.`)), 5000)
    const watcher = new MutationObserver(() => {
      if (`${vehicles()} ${statusText()}` === before) return
      watcher.disconnect()
      clearTimeout(limit)
      // Wait until the frame with the new results has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
    })
    watcher.observe(document.querySelector('#results'), { subtree: true, childList: true, characterData: true })
    document.querySelector(selector).click()
  })

const steps = [
  ['a body', '#filters [data-section="Body type"] .facet-rows a'],
  ['a fuel', '#filters [data-section="Fuel"] .facet-rows a'],
  ['a chip taken away', '#results nav a[rel="nofollow"]'],
  ['page 2', '#results a[rel="next"]'],
]

/** Viewports of a desktop and a phone. A phone's filters are in a closed sheet, so there only page 2 is clicked. */
const screens = [
  ['wide', { width: 1440, height: 900 }, steps],
  ['phone', { width: 390, height: 844 }, [['page 2', '#results a[rel="next"]']]],
]

const measureVisit = async (browser, url, viewport, clicks) => {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(recordInteractions)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const took = {}
  for (const [name, selector] of clicks) {
    await page.waitForTimeout(400)
    took[name] = await page.evaluate(clickUntilPainted, selector)
  }
  await page.waitForTimeout(400)
  // INP ignores clicks dispatched by scripts.
  await page.locator(clicks[0][1]).first().click()
  await page.waitForTimeout(400)
  const interactions = await page.evaluate(() => window.interactions)
  await context.close()
  return { took, worst: Math.max(0, ...interactions) }
}

/** Runs in the page: notes the milliseconds from each key to the first paint of a changed list. */
const recordKeys = () => {
  window.keyTimes = []
  let pressedAt
  addEventListener('keydown', () => (pressedAt = performance.now()), true)
  const listText = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent).join()
  let before = listText()
  new MutationObserver(() => {
    if (listText() === before) return
    before = listText()
    if (pressedAt === undefined) return
    const from = pressedAt
    pressedAt = undefined
    requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - from)))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Runs in an empty page: a field whose list of eight lines changes with each key, without any library. */
const addPlainField = () => {
  document.body.innerHTML = '<main><input type="search"><ul role="listbox"></ul></main>'
  document.querySelector('input').addEventListener('input', ({ target }) => {
    const lines = Array.from({ length: 8 }, (_, index) => `<li role="option">${target.value} ${index}</li>`)
    document.querySelector('ul').innerHTML = lines.join('')
  })
}

const typedKeys = [...'toyota']

const measureKeys = async (browser, url, prepare) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await prepare(page)
  await page.evaluate(recordKeys)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  for (const key of typedKeys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(500)
  }
  const found = await page.evaluate(() => ({
    painted: window.keyTimes,
    answers: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/suggestions'))
      .map(({ duration }) => duration),
  }))
  await context.close()
  return { painted: median(found.painted), answer: median(found.answers) }
}

const openSuggestions = async (page) => {
  await page.locator('main form[role="search"] input').first().focus()
  await page.locator('main [role="combobox"][aria-expanded="true"]').first().waitFor()
}

const openPlainField = async (page) => {
  await page.evaluate(addPlainField)
  await page.locator('input').focus()
}

/** Keys in the search box of a home page, in turns with keys in a plain field of an empty page. */
const benchSuggestions = async (browser, port) => {
  const suggestionTimes = []
  const plainTimes = []
  for (let round = 0; round < rounds; round += 1) {
    suggestionTimes.push(await measureKeys(browser, siteUrl(port, TENANT, '/'), openSuggestions))
    plainTimes.push(await measureKeys(browser, siteUrl(port, '', '/control'), openPlainField))
  }
  const what = `phone, processor ÷ ${CPU_SLOWDOWN}: key to painted suggestions`
  const medianOf = (visits, name) => median(visits.map((one) => one[name]))
  return [
    row('interaction', what, medianOf(suggestionTimes, 'painted'), 'ms'),
    row('interaction', `${what}, of this the answer of the server`, medianOf(suggestionTimes, 'answer'), 'ms'),
    row('interaction', `${what}, a plain field of an empty page`, medianOf(plainTimes, 'painted'), 'ms'),
  ]
}

export const benchInteraction = async ({ port }) => {
  const { browser, close } = await openBrowser()
  try {
    const { path } = (await listPages(port, TENANT)).find(({ name }) => name === 'search') ?? { path: '/search/' }
    const url = siteUrl(port, TENANT, path)
    const rows = await benchSuggestions(browser, port)
    for (const [screen, viewport, clicks] of screens) {
      const visits = []
      for (let round = 0; round < rounds; round += 1) visits.push(await measureVisit(browser, url, viewport, clicks))
      for (const [name] of clicks) {
        const times = visits.map(({ took }) => took[name])
        const what = `${screen}, processor ÷ ${CPU_SLOWDOWN}: click to painted results, ${name}`
        rows.push(row('interaction', what, median(times), 'ms'))
      }
      const worst = median(visits.map((one) => one.worst))
      rows.push(
        row('interaction', `${screen}, processor ÷ ${CPU_SLOWDOWN}: slowest press to its paint (INP)`, worst, 'ms'),
      )
    }
    return rows
  } finally {
    await close()
  }
}
