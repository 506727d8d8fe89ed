import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint'

const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}</body></html>`

/** Runs a page's last script as a browser would, by hand: each step of its waiting is called from the test. */
const opened = (
  html: string,
  {
    hidden = false,
    picture,
    letters,
  }: { hidden?: boolean; picture?: Record<string, unknown>; letters?: { media: string } },
) => {
  const source = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'))
  const asked: string[] = []
  const frames: (() => void)[] = []
  const timers: [() => void, number | undefined][] = []
  runInNewContext(source, {
    document: {
      hidden,
      querySelector: (of: string) => (of.startsWith('img') ? picture : letters) ?? null,
      createElement: () => ({ src: '' }),
      head: { appendChild: ({ src }: { src: string }) => asked.push(src) },
    },
    requestAnimationFrame: (then: () => void) => frames.push(then),
    setTimeout: (then: () => void, after?: number) => timers.push([then, after]),
  })
  return { asked, frames, timers }
}

const two = scriptsAfterPaint(
  page(tag('0a~b-1') + '<link rel="preload" as="script" href="/x.js"/>', 'words' + tag('c')),
)
const both = ['/_next/static/chunks/0a~b-1.js', '/_next/static/chunks/c.js']

test('[VDP-01] the scripts of a page leave it, in their order, and nothing else does', () => {
  expect(two).not.toContain('async')
  expect(two).not.toContain('preload')
  expect(two).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>words<script>')
  expect(two.endsWith('(["0a~b-1","c"])</script></body></html>')).toBe(true)
})

test('[VDP-01] they are asked for after a frame and the first picture, or half a second for it', () => {
  const picture: Record<string, unknown> = { complete: false }
  const letters = { media: '(width >= 64rem)' }
  const { asked, frames, timers } = opened(two, { picture, letters })
  expect(asked).toEqual([])
  frames[0]?.()
  timers[0]?.[0]()
  expect(asked).toEqual([])
  expect(timers[1]?.[1]).toBe(500)
  const loaded = picture.onload as () => void
  expect(letters.media).toBe('(width >= 64rem)')
  loaded()
  expect(asked).toEqual(both)
  expect(letters.media).toBe('all')
  timers[1]?.[0]()
  expect(asked).toEqual(both)
})

test('[VDP-01] without such a picture after the frame; in a page nobody sees at once', () => {
  const plain = opened(two, {})
  plain.frames[0]?.()
  plain.timers[0]?.[0]()
  expect(plain.asked).toEqual(both)
  expect(opened(two, { hidden: true }).asked).toEqual(both)
})

test('[VDP-01] a page without scripts, or cut short, stays as it is', () => {
  expect(scriptsAfterPaint(page(''))).toBe(page(''))
  expect(scriptsAfterPaint(tag('a'))).toBe(tag('a'))
})
