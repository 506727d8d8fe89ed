import { expect, test } from 'vitest'
import { thumbnailBackground } from './thumbnail-url'

test('[GAL-01] a photo’s thumbnail is behind it until it has loaded; a cut-out one has none', () => {
  expect(thumbnailBackground('/images/media/acacia/car.jpg', undefined)?.backgroundImage).toContain('width=160')
  expect(thumbnailBackground('/images/cars/suv/white/030.webp', undefined)).toBeUndefined()
  expect(thumbnailBackground('/images/cars/suv/white/interior.webp', undefined)).toBeDefined()
})
