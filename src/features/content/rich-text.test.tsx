import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseMarkup } from '@/src/domain/content/markup'
import { parseRichText } from '@/src/domain/content/rich-text'
import { RichText } from './rich-text'

const render = (stored: unknown): string => {
  const text = parseRichText(stored)
  return text ? renderToStaticMarkup(<RichText text={text} />) : ''
}

const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
const renderNodes = (...children: unknown[]): string => render({ root: { ...root, children } })

const written = `# Not a heading

## What we liked

The **third** row takes *adults* for an hour. See [our stock](/search/suv).

- one
- two [three](https://a.example/b)`

test('[CNT-01] renders headings, paragraphs, lists, links, bold and italic', () => {
  expect(render(parseMarkup(written))).toBe(
    '<div class="prose"><p># Not a heading</p><h2>What we liked</h2>' +
      '<p>The <strong>third</strong> row takes <em>adults</em> for an hour. See <a href="/search/suv">our stock</a>.</p>' +
      '<ul class="list-bullet"><li class="" value="1">one</li>' +
      '<li class="" value="2">two <a href="https://a.example/b">three</a></li></ul></div>',
  )
})

const text = (words: string) => ({ type: 'text', version: 1, text: words, format: 0 })
const heading = (tag: string) => ({ type: 'heading', version: 1, tag, children: [text(tag)] })

test('[CNT-01] a heading is of the second to fourth level, because the title of the page is the first', () => {
  expect(renderNodes(...['h1', 'h2', 'h3', 'h4', 'h6', 'script'].map(heading))).toBe(
    '<div class="prose"><h2>h1</h2><h2>h2</h2><h3>h3</h3><h4>h4</h4><h4>h6</h4><h2>script</h2></div>',
  )
})

test('[CNT-01] loses no character of a text, and escapes it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (words) => {
      const plain = words.replace(/[[\]()*#\-\s]+/g, 'x')
      expect(render(parseMarkup(plain))).toBe(renderToStaticMarkup(<div className="prose">{<p>{plain}</p>}</div>))
    }),
    { numRuns: 500 },
  )
})

test.each([['javascript:alert(1)'], ['//other.example'], [undefined], [null]])(
  '[CNT-01] replaces an unsafe link by its text: %j',
  (url) => {
    const link = { type: 'link', version: 3, fields: { url, newTab: false }, children: [text('press')] }
    expect(renderNodes({ type: 'paragraph', version: 1, children: [link] })).toBe(
      '<div class="prose"><p>press</p></div>',
    )
  },
)

test('[CNT-01] a link to a new tab says so', () => {
  const link = { type: 'link', version: 3, fields: { url: '/search', newTab: true }, children: [text('press')] }
  expect(renderNodes({ type: 'paragraph', version: 1, children: [link] })).toBe(
    '<div class="prose"><p><a href="/search" target="_blank" rel="noopener">press' +
      '<span class="sr-only"> (opens in a new tab)</span></a></p></div>',
  )
})

test.each([['constructor'], ['__proto__'], ['toString'], ['block'], ['upload'], ['table'], ['a new type']])(
  '[CNT-01] leaves out a node of type %s, which the editor does not offer',
  (type) => {
    const nodes = [
      { type, version: 1, value: {}, fields: { blockType: 'x' } },
      { ...heading('h2'), children: [text('Next')] },
    ]
    expect(renderNodes(...nodes)).toBe('<div class="prose"><h2>Next</h2></div>')
  },
)

const types = ['paragraph', 'heading', 'list', 'listitem', 'link', 'autolink', 'text', 'linebreak', 'quote']
const { node } = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), fc.string()),
      version: fc.constant(1),
      text: fc.string(),
      children: fc.array(tie('node'), { maxLength: 3 }),
      fields: fc.record({ url: fc.string(), newTab: fc.jsonValue() }),
      format: fc.jsonValue(),
      tag: fc.jsonValue(),
      listType: fc.jsonValue(),
      value: fc.jsonValue(),
    },
    { requiredKeys: ['type', 'version'] },
  ),
}))

test('[CNT-01] renders any stored value without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(node), (value, nodes) => {
      render(value)
      renderNodes({ type: 'paragraph', version: 1, children: value })
      renderNodes(...nodes)
    }),
    { numRuns: 200 },
  )
})

test('[CNT-04] an image in a text has its alt text, its caption and a size, so that the text below stays in place', () => {
  const image = { src: '/images/media/uploads/ute.webp', alt: 'A ute', caption: 'At the beach' }
  const html = renderNodes({ type: 'upload', version: 3, image }, heading('h2'))
  expect(html).toMatch(/<figure class="text-figure">.*<img [^>]*alt="A ute" width="960" height="640" loading="lazy"/u)
  expect(html).toContain('<figcaption>At the beach</figcaption></figure><h2>')
})
