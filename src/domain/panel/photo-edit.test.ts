import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cropPixels,
  largestCrop,
  MIN_CROP_SHARE,
  moveCrop,
  parsePhotoEdit,
  photoTurns,
  resizeCrop,
  turnedSize,
  turnPhoto,
} from './photo-edit'

const side = fc.integer({ min: 40, max: 8000 })
const size = fc.record({ width: side, height: side })
const step = fc.double({ min: -2, max: 2, noNaN: true })

describe('[STF-01] a photo', () => {
  test('that is turned four times is as before, and its sides change at each quarter', () => {
    for (const turn of photoTurns) {
      expect(turnPhoto(turnPhoto(turnPhoto(turnPhoto(turn, 90), 90), 90), 90)).toBe(turn)
      expect(turnPhoto(turnPhoto(turn, 90), -90)).toBe(turn)
    }
    expect(turnPhoto(0, -90)).toBe(270)
    expect(turnedSize({ width: 30, height: 20 }, 90)).toEqual({ width: 20, height: 30 })
    expect(turnedSize({ width: 30, height: 20 }, 180)).toEqual({ width: 30, height: 20 })
  })

  test('is cropped to 3:2 inside the photo, however the part is moved and resized', () => {
    fc.assert(
      fc.property(size, step, step, fc.double({ min: 0, max: 1, noNaN: true }), (photo, dx, dy, share) => {
        const crop = moveCrop(resizeCrop(moveCrop(largestCrop(photo), dx, dy), photo, share), dy, dx)
        const largest = largestCrop(photo)
        expect(crop.width).toBeCloseTo(largest.width * Math.max(MIN_CROP_SHARE, share), 6)
        const { left, top, width, height } = cropPixels(crop, photo)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(photo.width)
        expect(top + height).toBeLessThanOrEqual(photo.height)
        // A pixel more or less at each side.
        expect(Math.abs(width - height * 1.5)).toBeLessThanOrEqual(3)
      }),
    )
  })

  test('keeps its whole width or height in the largest part', () => {
    expect(largestCrop({ width: 300, height: 200 })).toEqual({ left: 0, top: 0, width: 1, height: 1 })
    expect(largestCrop({ width: 600, height: 200 })).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
    expect(largestCrop({ width: 300, height: 400 })).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 })
  })
})

describe('[STF-01] the request to edit a photo', () => {
  const request = {
    tenant: '11111111-1111-4111-8111-111111111111',
    url: '/images/media/uploads/a.jpg',
    alt: 'A car',
    turn: 90,
  }
  test('names a turn or a part', () => {
    expect(parsePhotoEdit(request)).toEqual(request)
    const cropped = { ...request, turn: 0, crop: { left: 0, top: 0.1, width: 1, height: 0.5 } }
    expect(parsePhotoEdit(cropped)).toEqual(cropped)
  })
  test.each([
    ['changes nothing', { turn: 0 }],
    ['has an odd angle', { turn: 45 }],
    ['has a part outside of the photo', { crop: { left: 2, top: 0, width: 1, height: 1 } }],
    ['has an empty part', { crop: { left: 0, top: 0, width: 0, height: 1 } }],
    ['has no web address', { url: 'file:///etc/passwd' }],
    ['has no dealer', { tenant: 'all' }],
    ['has no alternative text', { alt: '' }],
  ])('is refused if it %s', (_, change) => {
    expect(parsePhotoEdit({ ...request, ...change })).toBeUndefined()
  })
})
