import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkup } from './markup'
import { toPlainText, parseRichText } from './rich-text'

const written = `## What we liked

The **third** row takes *adults* for an hour. See [our stock](/search/suv).

- one
- two [three](https://a.example/b)`

test('[CNT-01] parses headings, paragraphs, lists, links, bold and italic', () => {
  const text = (words: string, own: object = {}) => ({ kind: 'text', text: words, bold: false, italic: false, ...own })
  expect(parseRichText(parseMarkup(written))).toEqual([
    { kind: 'heading', level: 2, children: [text('What we liked')] },
    {
      kind: 'paragraph',
      children: [
        text('The '),
        text('third', { bold: true }),
        text(' row takes '),
        text('adults', { italic: true }),
        text(' for an hour. See '),
        { kind: 'link', href: '/search/suv', newTab: false, children: [text('our stock')] },
        text('.'),
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [text('one')],
        [text('two '), { kind: 'link', href: 'https://a.example/b', newTab: false, children: [text('three')] }],
      ],
    },
  ])
})

test('[CNT-01] loses no character of a text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (words) => {
      const plain = words.replace(/[[\]()*#\-\s]+/g, 'x')
      expect(toPlainText(parseRichText(parseMarkup(plain)), 1000)).toBe(plain)
    }),
    { numRuns: 500 },
  )
})

test('[CNT-01] replaces an unsafe link by its text', () => {
  const link = { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [{ type: 'text', text: 'press' }] }
  const read = parseRichText({ root: { children: [{ type: 'paragraph', children: [link] }] } })
  expect(JSON.stringify(read)).not.toContain('javascript')
  expect(toPlainText(read, 100)).toBe('press')
})

test('[CNT-01] parses any stored value without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(parseRichText(value))).toBe(true)
      expect(
        Array.isArray(parseRichText({ root: { children: [value, { type: 'paragraph', children: value }] } })),
      ).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('[CNT-01] truncates plain text at a word if it is too long', () => {
  const blocks = parseRichText(parseMarkup('one two three four'))
  expect(toPlainText(blocks, 100)).toBe('one two three four')
  expect(toPlainText(blocks, 10)).toBe('one two…')
})
