import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listGalleryPhotos, findSlideAfterDrag, listSlides } from './gallery'
import { packAddresses, unpackAddresses } from './packed-addresses'

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.integer({ min: 0, max: 999 }).map((n) => `https://cdn.example/stock/1/${n}.jpg`),
  fc.stringMatching(/^\/[a-z0-9/.-]{0,20}$/),
)

describe('packed addresses', () => {
  test('[GAL-01] survive a round trip in order, duplicates included', () => {
    fc.assert(
      fc.property(fc.array(address, { maxLength: 60 }), (addresses) => {
        expect(unpackAddresses(packAddresses(addresses))).toEqual(addresses)
      }),
    )
  })

  test('[GAL-01] contain a common start and end once', () => {
    const frames = Array.from(
      { length: 36 },
      (_, i) => `/images/cars/suv/white/${String(i * 10).padStart(3, '0')}.webp`,
    )
    expect(packAddresses(frames).length).toBeLessThan(150)
    expect(packAddresses(['/a.webp'])).toBe('/a.webp  ')
    expect(unpackAddresses('')).toEqual([])
  })
})

describe('slides', () => {
  test('[GAL-02] a video is the second slide, with any number of photos', () => {
    expect(listSlides(3, true)).toEqual([0, 'video', 1, 2])
    expect(listSlides(0, true)).toEqual(['placeholder', 'video'])
    expect(listSlides(2, false)).toEqual([0, 1])
    fc.assert(
      fc.property(fc.nat(400), fc.boolean(), (photoCount, hasVideo) => {
        const slides = listSlides(photoCount, hasVideo)
        expect(slides.length).toBe(Math.max(1, photoCount) + (hasVideo ? 1 : 0))
        expect(slides.indexOf('video')).toBe(hasVideo ? 1 : -1)
        expect(slides.filter((one) => typeof one === 'number')).toEqual([...Array(photoCount).keys()])
      }),
    )
  })

  test('[GAL-01] a single photo or none is no gallery; videos do not count', () => {
    expect(listGalleryPhotos({ images: [{ url: '/a.jpg' }] })).toEqual([])
    expect(listGalleryPhotos({ images: [{ url: '/a.jpg' }, { url: '/film.mp4', isVideo: true }] })).toEqual([])
    expect(listGalleryPhotos({ images: [{ url: '/a.jpg' }, { url: ' ' }, { url: '/b.jpg' }] })).toEqual([
      '/a.jpg',
      '/b.jpg',
    ])
  })

  test('[GAL-01] a long enough drag moves by its length in slides, within the gallery', () => {
    expect(findSlideAfterDrag(2, -20, 800, 9)).toBe(2)
    expect(findSlideAfterDrag(2, -130, 800, 9)).toBe(3)
    expect(findSlideAfterDrag(2, 130, 800, 9)).toBe(1)
    expect(findSlideAfterDrag(2, -1700, 800, 9)).toBe(4)
    expect(findSlideAfterDrag(0, 500, 800, 9)).toBe(0)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.nat(299),
        (count, dx, width, start) => {
          const from = Math.min(start, count - 1)
          const to = findSlideAfterDrag(from, dx, width, count)
          expect(Number.isInteger(to)).toBe(true)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(count)
          expect(Math.sign(to - from) * Math.sign(dx)).toBeLessThanOrEqual(0)
        },
      ),
    )
  })
})
