import { expect, test } from 'vitest'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { contentProblem } from './file-content'

const startOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

const problemOf = (name: string, text: string, types: readonly string[] = uploadImageTypes) =>
  contentProblem({ name, size: text.length }, startOf(text), types)

test('[STF-01] a file is taken by its content, whichever of the allowed kinds it is', () => {
  for (const text of [
    '\u00FF\u00D8\u00FF\u00E0..JFIF',
    '\u0089PNG\r\n',
    'RIFF....WEBPVP8 ',
    '\0\0\0 ftypavif',
    '\0\0\0 ftypmif1',
  ])
    expect(problemOf('yard.jpg', text), text).toBeUndefined()
  expect(problemOf('brochure.pdf', '%PDF-1.7', ['application/pdf'])).toBeUndefined()
  expect(problemOf('stock.csv', 'make,model', [])).toBeUndefined()
  expect(problemOf('stock.csv', 'make,model', ['text/csv'])).toBeUndefined()
})

test('[STF-01] a file of another kind with a changed name is refused in words', () => {
  expect(problemOf('yard.jpg', 'MZ\u0090\0\u0003')).toBe(
    '“yard.jpg” can’t be read as JPEG, PNG, WebP or AVIF. It may be another kind of file with a changed name, or it may be damaged. Choose another file.',
  )
  expect(problemOf('brochure.pdf', 'PK\u0003\u0004', ['application/pdf'])).toContain('can’t be read as PDF')
  expect(problemOf('IMG_1.jpg', '\0\0\0$ftypheic')).toMatch(/^“IMG_1.jpg”: This is a HEIC photo/)
  expect(problemOf('yard.jpg', '')).toBe('“yard.jpg” is empty. Choose another file.')
})
