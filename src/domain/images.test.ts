import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imageQualities, imageSrcSet, imageUrl, imageWidths, nearestStep } from './images'

const host = 'https://pictures.example'

describe('imageUrl', () => {
  test.each([
    ['/images/cars/suv/red/030.webp', '/images/cars/suv/red/030.webp?width=640'],
    ['/images/cars/suv/red/030.webp?width=9&v=2#x', '/images/cars/suv/red/030.webp?v=2&width=640'],
    ['/images/media/voltara/logo.svg', '/images/media/voltara/logo.svg'],
    ['/api/media/file/a.jpg', '/api/media/file/a.jpg'],
    [
      'https://photos.example/a b.jpg?id=1',
      'https://pictures.example/?url=https%3A%2F%2Fphotos.example%2Fa%20b.jpg%3Fid%3D1&width=640&quality=75',
    ],
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg?width=640&quality=75'],
    ['data:image/png;base64,xx', 'data:image/png;base64,xx'],
  ])('[GAL-05] %s', (src, expected) => {
    expect(imageUrl(src, { width: 640 }, host)).toBe(expected)
  })

  test('[GAL-05] leaves an external address unchanged without an image host', () => {
    expect(imageUrl('https://photos.example/a.jpg', { width: 640 })).toBe('https://photos.example/a.jpg')
  })

  test('[GAL-05] rounds width and quality to the nearest step and adds the crop', () => {
    expect(imageUrl('/images/cars/suv/red/030.webp', { width: 700, quality: '90', crop: '1x1' })).toBe(
      '/images/cars/suv/red/030.webp?width=640&quality=90&crop=1x1',
    )
  })

  test('[GAL-05] lists each step of a srcset once, and none for an image of one size', () => {
    expect(imageSrcSet('/images/a.jpg', [640, 320, 330])).toBe(
      '/images/a.jpg?width=320 320w, /images/a.jpg?width=640 640w',
    )
    expect(imageSrcSet('/logo.png', [320, 640])).toBe('')
  })

  test('[GAL-05] always picks an allowed step, and none is nearer', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom<readonly number[]>(imageWidths, imageQualities), (value, steps) => {
        const step = nearestStep(steps, value, steps[0] ?? 0)
        expect(steps).toContain(step)
        if (Number.isFinite(value))
          for (const other of steps) expect(Math.abs(step - value)).toBeLessThanOrEqual(Math.abs(other - value))
      }),
    )
  })
})
