import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint'

const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}</body></html>`

type Stub = {
  readonly hidden?: boolean
  readonly image?: Record<string, unknown>
  readonly fonts?: { media: string }
  /** True if the browser reports paints. */
  readonly reportsPaints?: boolean
}
type PaintList = { getEntries: () => { element: unknown }[] }

/** Runs a page's last script as a browser would; the test triggers each frame, timer and paint. */
const openPage = (html: string, { hidden = false, image, fonts, reportsPaints = false }: Stub) => {
  const source = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'))
  const loadedScripts: string[] = []
  const frames: (() => void)[] = []
  const timers: [() => void, number | undefined][] = []
  const watchers: ((list: PaintList) => void)[] = []
  class PerformanceObserver {
    static readonly supportedEntryTypes = reportsPaints ? ['largest-contentful-paint'] : []
    constructor(callback: (list: PaintList) => void) {
      watchers.push(callback)
    }
    observe() {}
  }
  runInNewContext(source, {
    document: {
      hidden,
      querySelector: (of: string) => (of.startsWith('img') ? image : fonts) ?? null,
      createElement: () => ({ src: '' }),
      head: { appendChild: ({ src }: { src: string }) => loadedScripts.push(src) },
    },
    self: { PerformanceObserver },
    PerformanceObserver,
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, after?: number) => timers.push([then, after]),
  })
  /** Runs the callbacks of a frame, and the timers without a delay; the others keep waiting. */
  const runFrame = (): void => {
    for (const frame of frames.splice(0)) frame()
    const due = timers.filter(([, after]) => after === undefined)
    timers.splice(0, timers.length, ...timers.filter(([, after]) => after !== undefined))
    for (const [then] of due) then()
  }
  const paint = (element: unknown) => watchers[0]?.({ getEntries: () => [{ element }] })
  return { loadedScripts, timers, runFrame, paint }
}

const pageWithTwoScripts = scriptsAfterPaint(
  page(tag('0a~b-1') + '<link rel="preload" as="script" href="/x.js"/>', 'words' + tag('c')),
)
const bothScripts = ['/_next/static/chunks/0a~b-1.js', '/_next/static/chunks/c.js']

test('[VDP-01] a page’s scripts are removed from its HTML in their order, and nothing else is', () => {
  expect(pageWithTwoScripts).not.toContain('async')
  expect(pageWithTwoScripts).not.toContain('preload')
  expect(pageWithTwoScripts).toContain(
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>words<script>',
  )
  expect(pageWithTwoScripts.endsWith('(["0a~b-1","c"])</script></body></html>')).toBe(true)
})

test('[VDP-01] scripts, and a phone’s fonts, are loaded once the first image is painted', () => {
  const image = { complete: true }
  const fonts = { media: '(width >= 64rem)' }
  const page = openPage(pageWithTwoScripts, { image, fonts, reportsPaints: true })
  page.runFrame()
  page.paint({})
  expect(page.loadedScripts).toEqual([])
  expect(fonts.media).toBe('(width >= 64rem)')
  page.paint(image)
  expect(page.loadedScripts).toEqual(bothScripts)
  expect(fonts.media).toBe('all')
  page.paint(image)
  expect(page.loadedScripts).toEqual(bothScripts)
})

test('[VDP-01] the image has half a second; without one any paint is enough', () => {
  const slow = openPage(pageWithTwoScripts, { image: { complete: false }, reportsPaints: true })
  slow.runFrame()
  expect(slow.timers.map(([, after]) => after)).toEqual([500])
  slow.timers[0]?.[0]()
  expect(slow.loadedScripts).toEqual(bothScripts)
  const plain = openPage(pageWithTwoScripts, { reportsPaints: true })
  plain.runFrame()
  expect(plain.loadedScripts).toEqual([])
  plain.paint({})
  expect(plain.loadedScripts).toEqual(bothScripts)
})

test('[VDP-01] without reports of paints they are loaded a frame after the image; in a hidden page at once', () => {
  const image: Record<string, unknown> = { complete: false }
  const page = openPage(pageWithTwoScripts, { image })
  page.runFrame()
  page.runFrame()
  expect(page.loadedScripts).toEqual([])
  const loaded = image.onload as () => void
  loaded()
  page.runFrame()
  expect(page.loadedScripts).toEqual(bothScripts)
  const plain = openPage(pageWithTwoScripts, {})
  plain.runFrame()
  plain.runFrame()
  expect(plain.loadedScripts).toEqual(bothScripts)
  expect(openPage(pageWithTwoScripts, { hidden: true }).loadedScripts).toEqual(bothScripts)
})

test('[VDP-01] a page without scripts, or cut short, stays unchanged', () => {
  expect(scriptsAfterPaint(page(''))).toBe(page(''))
  expect(scriptsAfterPaint(tag('a'))).toBe(tag('a'))
})
