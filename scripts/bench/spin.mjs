/**
 * A 360° spin on a phone, processor slowed 4 times: time from the press until it can be dragged, and its frame rate.
 */
import { siteUrl, openBrowser } from './browser.mjs'
import { median, row } from './lib.mjs'
import { OperatorError } from '../lib/log.mjs'
import { requestPath } from './sites.mjs'

/** Its vehicle pages open with photos, so that a press starts the spin. */
const TENANT = 'harbour-and-vale'
const CPU_SLOWDOWN = 4
const rounds = Number(process.env.SPIN_ROUNDS) || 5
/** Milliseconds of dragging, with a mouse move every `beat` milliseconds. */
const DRAG_MS = 2000
const MOVE_INTERVAL_MS = 16

const findSpinPath = async (port) => {
  const { body } = await requestPath(port, `${TENANT}.localhost:${port}`, '/api/vehicles?limit=100')
  const hit = JSON.parse(body.toString('utf8')).hits?.find((one) => one.has_spin)
  if (!hit) throw new OperatorError(`${TENANT} has no vehicle with a spin.`)
  return `/cars/${hit.slug}`
}

/** Runs in the page: records the time of each frame. */
const recordFrames = () => {
  window.shownAt = []
  const note = (time) => {
    window.shownAt.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Drags to and fro over the vehicle and returns the times of the page's frames. */
const drag = async (page, session) => {
  const box = await page.locator('.spin canvas').boundingBox()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const mouse = (type, x) =>
    session.send('Input.dispatchMouseEvent', { type, x, y: middle.y, button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', middle.x)
  await page.evaluate(recordFrames)
  const startedAt = performance.now()
  let moveCount = 0
  while (performance.now() - startedAt < DRAG_MS) {
    moveCount += 1
    void mouse('mouseMoved', middle.x + Math.sin(moveCount / 12) * 150)
    await page.waitForTimeout(MOVE_INTERVAL_MS)
  }
  await mouse('mouseReleased', middle.x)
  return page.evaluate(() => window.shownAt)
}

const measureVisit = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  await page.locator('.spin canvas:not([hidden])').waitFor({ timeout: 120_000 })
  const ready = performance.now() - startedAt
  const times = await drag(page, session)
  const gaps = times.slice(1).map((time, index) => time - times[index])
  await context.close()
  return { ready, rate: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0), slowest: Math.max(...gaps) }
}

export const benchSpin = async ({ port }) => {
  const { browser, close } = await openBrowser()
  try {
    const url = siteUrl(port, TENANT, await findSpinPath(port))
    const first = await measureVisit(browser, url)
    const visits = []
    for (let round = 0; round < rounds; round += 1) visits.push(await measureVisit(browser, url))
    const of = (pick) => median(visits.map(pick))
    const what = `phone, processor ÷ ${CPU_SLOWDOWN}`
    return [
      row('spin', `${what}: press to ready, frames not yet rendered by the server`, first.ready, 'ms'),
      row(
        'spin',
        `${what}: press to ready, frames already rendered`,
        of(({ ready }) => ready),
        'ms',
      ),
      row(
        'spin',
        `${what}: frames a second while dragging`,
        of(({ rate }) => rate),
      ),
      row(
        'spin',
        `${what}: longest time between two frames while dragging`,
        of(({ slowest }) => slowest),
        'ms',
      ),
    ]
  } finally {
    await close()
  }
}
