/** Style sheets of the site: what a press may cost. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const listStyles = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('admin/'),
  )

/** Returns the selectors of a style sheet, nested ones after those around them: `.a b & > c`. */
const listSelectors = (css: string): string[] => {
  const around: string[] = []
  const found: string[] = []
  let text = ''
  for (const character of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      around.push(text.trim().replaceAll(/\s+/g, ' '))
      found.push(around.filter((one) => !one.startsWith('@')).join(' '))
    }
    if (character === '}') around.pop()
    text = /[{};]/.test(character) ? '' : text + character
  }
  return found
}

const selectors = listStyles().flatMap((file) =>
  listSelectors(readFileSync(`src/${file}`, 'utf8'))
    .filter((one) => one.includes(':has('))
    .map((selector) => ({ file, selector })),
)

const PARENTHESES = String.raw`(?:[^()]|\([^()]*\))*`

/** `:has()` with the focus or the pointer in it. */
const OF_A_PRESS = new RegExp(String.raw`:has\(${PARENTHESES}:(?:focus|hover|active)`)

/** `:has()`, and after it the universal selector. */
const OF_ALL_ELEMENTS = new RegExp(String.raw`:has\(${PARENTHESES}\).*[\s>+~]\*`)

test('[SRCH-01] style sheets with `:has()` are read', () => {
  expect(selectors.length).toBeGreaterThan(40)
  expect('.card:has(a:focus-visible) > p').toMatch(OF_A_PRESS)
  expect('.bar:not(:has(.video:hover))').toMatch(OF_A_PRESS)
  expect('.top:not(:has(> .image)) & > *').toMatch(OF_ALL_ELEMENTS)
})

// A press moves the focus. If a `:has()` depends on that, browsers restyle all that any `:has()` is about, which was
// every element of a search page, four times in each press: 160 ms on a phone (docs/benchmarks.md).
test('[SRCH-01] no `:has()` depends on the focus or the pointer', () => {
  expect(selectors.filter(({ selector }) => OF_A_PRESS.test(selector))).toEqual([])
})

test('[SRCH-01] no `:has()` is about all elements', () => {
  expect(selectors.filter(({ selector }) => OF_ALL_ELEMENTS.test(selector))).toEqual([])
})
