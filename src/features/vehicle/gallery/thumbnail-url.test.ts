import { expect, test } from 'vitest'
import { thumbnailBackground } from './thumbnail-url'

test('[GAL-01] a photo’s thumbnail is behind it until it has loaded; a studio image, which is transparent, has none', () => {
  expect(thumbnailBackground('/images/media/acacia/car.jpg', undefined)?.backgroundImage).toContain('width=160')
  expect(thumbnailBackground('/images/cars/suv/white/030.webp', undefined)).toBeUndefined()
})
