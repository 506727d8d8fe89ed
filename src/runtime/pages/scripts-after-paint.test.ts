import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint'

const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}</body></html>`

type Stub = {
  readonly hidden?: boolean
  readonly picture?: Record<string, unknown>
  readonly letters?: { media: string }
  /** True if the browser reports paints. */
  readonly tells?: boolean
}
type Told = { getEntries: () => { element: unknown }[] }

/** Runs a page's last script as a browser would; the test triggers each frame, timer and paint. */
const opened = (html: string, { hidden = false, picture, letters, tells = false }: Stub) => {
  const source = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'))
  const asked: string[] = []
  const frames: (() => void)[] = []
  const timers: [() => void, number | undefined][] = []
  const watchers: ((list: Told) => void)[] = []
  class PerformanceObserver {
    static readonly supportedEntryTypes = tells ? ['largest-contentful-paint'] : []
    constructor(hear: (list: Told) => void) {
      watchers.push(hear)
    }
    observe() {}
  }
  runInNewContext(source, {
    document: {
      hidden,
      querySelector: (of: string) => (of.startsWith('img') ? picture : letters) ?? null,
      createElement: () => ({ src: '' }),
      head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
    },
    self: { PerformanceObserver },
    PerformanceObserver,
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, after?: number) => timers.push([then, after]),
  })
  /** Draws a frame, and runs the timers without a delay; the others keep waiting. */
  const draw = (): void => {
    for (const frame of frames.splice(0)) frame()
    const due = timers.filter(([, after]) => after === undefined)
    timers.splice(0, timers.length, ...timers.filter(([, after]) => after !== undefined))
    for (const [then] of due) then()
  }
  const paint = (element: unknown) => watchers[0]?.({ getEntries: () => [{ element }] })
  return { asked, timers, draw, paint }
}

const two = scriptsAfterPaint(
  page(tag('0a~b-1') + '<link rel="preload" as="script" href="/x.js"/>', 'words' + tag('c')),
)
const both = ['/_next/static/chunks/0a~b-1.js', '/_next/static/chunks/c.js']

test('[VDP-01] a page’s scripts are removed from its HTML in their order, and nothing else is', () => {
  expect(two).not.toContain('async')
  expect(two).not.toContain('preload')
  expect(two).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>words<script>')
  expect(two.endsWith('(["0a~b-1","c"])</script></body></html>')).toBe(true)
})

test('[VDP-01] scripts, and a phone’s fonts, are loaded once the first image is painted', () => {
  const picture = { complete: true }
  const letters = { media: '(width >= 64rem)' }
  const page = opened(two, { picture, letters, tells: true })
  page.draw()
  page.paint({})
  expect(page.asked).toEqual([])
  expect(letters.media).toBe('(width >= 64rem)')
  page.paint(picture)
  expect(page.asked).toEqual(both)
  expect(letters.media).toBe('all')
  page.paint(picture)
  expect(page.asked).toEqual(both)
})

test('[VDP-01] the image has half a second; without one any paint is enough', () => {
  const slow = opened(two, { picture: { complete: false }, tells: true })
  slow.draw()
  expect(slow.timers.map(([, after]) => after)).toEqual([500])
  slow.timers[0]?.[0]()
  expect(slow.asked).toEqual(both)
  const plain = opened(two, { tells: true })
  plain.draw()
  expect(plain.asked).toEqual([])
  plain.paint({})
  expect(plain.asked).toEqual(both)
})

test('[VDP-01] without reports of paints they are loaded a frame after the image; in a hidden page at once', () => {
  const picture: Record<string, unknown> = { complete: false }
  const page = opened(two, { picture })
  page.draw()
  page.draw()
  expect(page.asked).toEqual([])
  const loaded = picture.onload as () => void
  loaded()
  page.draw()
  expect(page.asked).toEqual(both)
  const plain = opened(two, {})
  plain.draw()
  plain.draw()
  expect(plain.asked).toEqual(both)
  expect(opened(two, { hidden: true }).asked).toEqual(both)
})

test('[VDP-01] a page without scripts, or cut short, stays unchanged', () => {
  expect(scriptsAfterPaint(page(''))).toBe(page(''))
  expect(scriptsAfterPaint(tag('a'))).toBe(tag('a'))
})
