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
      fc.string({ unit: fc.constantFrom('a', ' ', '*', '[', ']', '(', ')', '#', '-', '\n', 'b') }),
      (text) => {
        const stored = parseMarkup(text)
        const markup = formatMarkup(stored)
        if (markup !== null) expect(parseMarkup(markup)).toEqual(stored)
      },
    ),
  )
})

test('[TEN-09] returns null for a numbered list and for a link that opens a new tab', () => {
  const [list] = (parseMarkup('- one')['root'] as { children: object[] }).children
  expect(formatMarkup({ root: { children: [{ ...list, listType: 'number', tag: 'ol' }] } })).toBeNull()
  const text = JSON.stringify(parseMarkup('[a](/b)')).replace('"newTab":false', '"newTab":true')
  expect(formatMarkup(JSON.parse(text) as Record<string, unknown>)).toBeNull()
})
