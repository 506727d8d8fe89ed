import { expect, test } from 'vitest'
import { uploadImageTypes } from '@/src/domain/uploaded-images'
import { describeUpload, uploadProblem, type UploadRules, uploadSizeProblem } from './upload-problem'

const imageRules: UploadRules = { types: uploadImageTypes, maxBytes: 20_000_000 }
const pdfRules: UploadRules = { types: ['application/pdf'], maxBytes: 20_000_000 }

test('[STF-01] [ADM-05] a file that is too large is refused with its size and the limit', () => {
  expect(uploadSizeProblem({ name: 'yard.jpg', size: 20_000_000 }, 20_000_000)).toBeUndefined()
  expect(uploadSizeProblem({ name: 'yard.jpg', size: 36_240_000 }, 20_000_000)).toBe(
    '“yard.jpg” is 36.2 MB. The largest file you can upload is 20 MB.',
  )
})

test('[STF-01] [ADM-05] a file of another kind is refused with the kinds that are allowed', () => {
  const problemOf = (name: string, type: string, rules = imageRules) => uploadProblem({ name, type, size: 1 }, rules)
  expect(problemOf('yard.jpg', 'image/jpeg')).toBeUndefined()
  expect(problemOf('logo.svg', 'image/svg+xml')).toBe(
    '“logo.svg”: SVG files can contain scripts, so they aren’t accepted. Save it as a PNG with a transparent background.',
  )
  expect(problemOf('IMG_1.HEIC', '')).toMatch(/^“IMG_1.HEIC”: This is a HEIC photo, .*Save it as a JPEG/)
  // A photo that the browser has made a JPEG keeps its name.
  expect(problemOf('IMG_1.HEIC', 'image/jpeg')).toBeUndefined()
  expect(problemOf('IMG_1.HEIC', 'image/heic', pdfRules)).toBe(
    '“IMG_1.HEIC” isn’t a file you can use here. Choose PDF.',
  )
  expect(problemOf('stock.csv', 'text/csv', { ...imageRules, types: [] })).toBeUndefined()
  expect(uploadProblem({ name: 'yard.jpg', type: 'image/jpeg', size: 36_240_000 }, imageRules)).toContain('36.2 MB')
})

test('[ADM-05] a box for files says which ones it takes', () => {
  expect(describeUpload(imageRules, true)).toBe('or drag files here. JPEG, PNG, WebP or AVIF, up to 20 MB each.')
  expect(describeUpload(pdfRules, false)).toBe('or drag a file here. PDF, up to 20 MB.')
  expect(describeUpload({ ...pdfRules, types: [] }, false)).toBe('or drag a file here. Up to 20 MB.')
})
