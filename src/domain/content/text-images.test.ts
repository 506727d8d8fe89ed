import { expect, test } from 'vitest'
import { parseMarkup } from './markup'
import { parseRichText, type RichText } from './rich-text'
import { placedImageOf, placeTextImages, type TextImage, withPlacedImages } from './text-images'

const textOf = (markup: string): RichText => {
  const text = parseRichText(parseMarkup(markup))
  if (!text) throw new Error('The text is empty.')
  return text
}

const imagesOf = (count: number): readonly TextImage[] =>
  Array.from({ length: count }, (_, index) => ({ src: `/images/${index}.webp`, alt: `Image ${index}` }))

const post = textOf('Opening.\n\n## One\n\nText.\n\n## Two\n\nText.\n\n## Three\n\nText.')

/** The types of each part's nodes, with the number of the image that follows. */
const describe = (text: RichText, count: number) => {
  const { parts, rest } = placeTextImages(text, imagesOf(count))
  return [...parts.map(({ text: part, image }) => [part.root.children.length, image?.alt]), rest.map(({ alt }) => alt)]
}

test('[CNT-04] images stand before the headings of a text, from the second one on', () => {
  expect(describe(post, 2)).toEqual([[3, 'Image 0'], [2, 'Image 1'], [2, undefined], []])
})

test('[CNT-04] images without a heading to stand before follow the text', () => {
  expect(describe(post, 3)).toEqual([[3, 'Image 0'], [2, 'Image 1'], [2, undefined], ['Image 2']])
  expect(describe(textOf('One paragraph.'), 1)).toEqual([[1, undefined], ['Image 0']])
})

test('[CNT-04] a text without images stays whole', () => {
  expect(describe(post, 0)).toEqual([[7, undefined], []])
})

test('[CNT-04] an image that staff place in a text stays at its place, and one that is gone is left out', () => {
  const upload = (value: unknown) => ({ type: 'upload', version: 3, value, relationTo: 'media', fields: null })
  const { root } = textOf('Before.\n\nAfter.')
  const [before, after] = root.children
  const children = [before, upload({ filename: 'ute.webp' }), upload('an id'), after]
  const stored = parseRichText({ root: { ...root, children } })
  if (!stored) throw new Error('The text is not valid.')
  const placed = withPlacedImages(stored, ({ value }) =>
    typeof value === 'object' ? { src: '/images/media/uploads/ute.webp', alt: 'A ute' } : undefined,
  )
  expect(placed.root.children.map(({ type }) => type)).toEqual(['paragraph', 'upload', 'paragraph'])
  expect(placed.root.children.map(placedImageOf)).toEqual([
    undefined,
    { src: '/images/media/uploads/ute.webp', alt: 'A ute' },
    undefined,
  ])
})

test('[CNT-04] a stored text can’t bring an image from elsewhere', () => {
  for (const src of ['https://other.example/a.png', '//other.example/a.png', 'javascript:alert(1)', 7])
    expect(placedImageOf({ type: 'upload', image: { src, alt: '' } })).toBeUndefined()
})
