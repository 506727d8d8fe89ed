import fc from 'fast-check'
import { expect, test } from 'vitest'
import starter from '@/tenants/starter.json'
import { formatMarkup, parseMarkup } from './markup'

const texts = starter.pages.flatMap(({ blocks }) =>
  (blocks as { text?: string; blockType: string }[]).flatMap((one) =>
    one.blockType === 'rich-text' && one.text !== undefined ? [one.text] : [],
  ),
)

test('[TEN-09] formats parsed markup as the same markup', () => {
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect(formatMarkup(parseMarkup(text))).toBe(text)
})

test('[TEN-09] returns markup only if it loses nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '*', '[', ']', '(', ')', '#', '-', '1', '.', '\n', 'b') }),
      (text) => {
        const stored = parseMarkup(text)
        const markup = formatMarkup(stored)
        if (markup !== null) expect(parseMarkup(markup)).toEqual(stored)
      },
    ),
  )
})

test('[TEN-09] parses lines numbered from 1 as a numbered list, and other numbers as text', () => {
  const blocksOf = (markup: string) => (parseMarkup(markup)['root'] as { children: Record<string, unknown>[] }).children
  expect(blocksOf('1. one\n2. **two**')[0]).toMatchObject({ type: 'list', listType: 'number', tag: 'ol', start: 1 })
  expect(formatMarkup(parseMarkup('1. one\n2. **two**'))).toBe('1. one\n2. **two**')
  for (const text of ['2. two\n3. three', '1. one\n3. three', '1 one', '2026. A good year'])
    expect(blocksOf(text)[0], text).toMatchObject({ type: 'paragraph' })
})

test('[TEN-09] returns null for a list that starts elsewhere and for a link that opens a new tab', () => {
  const [list] = (parseMarkup('1. one')['root'] as { children: object[] }).children
  expect(formatMarkup({ root: { children: [{ ...list, start: 5 }] } })).toBeNull()
  const text = JSON.stringify(parseMarkup('[a](/b)')).replace('"newTab":false', '"newTab":true')
  expect(formatMarkup(JSON.parse(text) as Record<string, unknown>)).toBeNull()
})
