import { expect, test } from 'vitest'
import { uploadSizeProblem } from './upload-size'

test('[STF-01] [ADM-05] a file that is too large is refused with its size and the limit', () => {
  expect(uploadSizeProblem({ name: 'yard.jpg', size: 20_000_000 }, 20_000_000)).toBeUndefined()
  expect(uploadSizeProblem({ name: 'yard.jpg', size: 36_240_000 }, 20_000_000)).toBe(
    '“yard.jpg” is 36.2 MB. The largest file you can upload is 20 MB.',
  )
})
