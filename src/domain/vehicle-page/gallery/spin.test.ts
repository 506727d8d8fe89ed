import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSwitches } from '@/src/domain/switches'
import { buildGalleryView } from './gallery-view'
import { unpackAddresses } from './packed-addresses'
import { chooseOpeningMode } from './gallery-modes'
import {
  bigStepOf,
  findFrameAfterDrag,
  findNearestLoaded,
  PIXELS_PER_FRAME,
  listSpinFrames,
  buildViewerAddress,
  wrapFrame,
} from './spin'

const count = fc.integer({ min: 2, max: 120 })

describe('a spin', () => {
  test('[GAL-03] twenty pixels are one frame, left is forward, and 36 frames are a full turn', () => {
    expect(PIXELS_PER_FRAME).toBe(20)
    expect(findFrameAfterDrag(0, -19, 36)).toBe(0)
    expect(findFrameAfterDrag(0, -20, 36)).toBe(1)
    expect(findFrameAfterDrag(0, 20, 36)).toBe(35)
    expect(findFrameAfterDrag(4, -720, 36)).toBe(4)
  })

  test('[GAL-03] a drag wraps around, and the reverse drag returns to the start', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: -9000, max: 9000 }), fc.nat(119), (frames, dx, start) => {
        const from = start % frames
        const to = findFrameAfterDrag(from, dx, frames)
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(frames)
        expect(findFrameAfterDrag(to, -dx, frames)).toBe(from)
        expect(wrapFrame(from + frames, frames)).toBe(from)
        expect(bigStepOf(frames)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('[GAL-03] a frame that is not loaded is replaced by the nearest loaded one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), fc.nat(39), (loaded, start) => {
        const index = start % loaded.length
        const found = findNearestLoaded(index, loaded)
        const away = (at: number) =>
          Math.min(wrapFrame(at - index, loaded.length), wrapFrame(index - at, loaded.length))
        const best = loaded.flatMap((has, at) => (has ? [away(at)] : []))
        if (best.length === 0) expect(found).toBe(-1)
        else {
          expect(loaded[found]).toBe(true)
          expect(away(found)).toBe(Math.min(...best))
        }
      }),
    )
  })

  test('[GAL-03] a single frame is no spin', () => {
    expect(listSpinFrames({ spin_images: ['/a.webp'] })).toEqual([])
    expect(listSpinFrames({ spin_images: ['/a.webp', ' '] })).toEqual([])
    expect(listSpinFrames({ spin_images: ['/a.webp', '/b.webp'] })).toHaveLength(2)
  })

  test('[GAL-03] falls back to the photos when the vehicle does not have the mode', () => {
    expect(chooseOpeningMode('spinner', ['spinner', 'gallery'])).toBe('spinner')
    expect(chooseOpeningMode('interior', ['spinner', 'gallery'])).toBe('gallery')
    expect(chooseOpeningMode('gallery', ['gallery'])).toBe('gallery')
  })
})

describe('an external viewer', () => {
  const template = 'https://spins.example/view/{code}?theme=light'

  test('[GAL-03] its address contains the vehicle’s code, safely encoded', () => {
    expect(buildViewerAddress(template, 'AB/1 2')).toBe('https://spins.example/view/AB%2F1%202?theme=light')
    expect(buildViewerAddress(template, undefined)).toBeUndefined()
    expect(buildViewerAddress(template, '  ')).toBeUndefined()
    expect(buildViewerAddress('', 'AB1')).toBeUndefined()
    expect(buildViewerAddress('https://spins.example/', 'AB1')).toBeUndefined()
    expect(buildViewerAddress('http://spins.example/{code}', 'AB1')).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (code) => {
        const address = buildViewerAddress(template, code)
        if (address !== undefined) expect(new URL(address).host).toBe('spins.example')
      }),
    )
  })
})

describe('galleryView', () => {
  const rules = resolveSwitches({}, {})
  const bare = { slug: 'a-car', images: [], spin_images: [] }
  const photos = [{ url: '/a.webp' }, { url: '/b.webp' }]
  const frames = ['/0.webp', '/1.webp']

  test('[GAL-01] is undefined when there is nothing to display', () => {
    expect(buildGalleryView({ ...bare, images: [{ url: '/a.webp' }], spin_images: ['/0.webp'] }, rules)).toBeUndefined()
  })

  test('[GAL-03] opens with the photos unless a switch says otherwise, and with them too when there is no spin', () => {
    const turning = { ...bare, images: photos, spin_images: frames, spin_interior_image: '/in.webp' }
    const view = buildGalleryView(turning, rules)
    expect(view).toMatchObject({ mode: 'gallery', modes: ['spinner', 'gallery', 'interior'] })
    expect(view?.spin?.turning).toBeUndefined()
    expect(unpackAddresses(view?.spin?.frames ?? '')).toEqual(frames)
    expect(buildGalleryView(turning, resolveSwitches({}, { gallery: { mode: 'spinner' } }))?.mode).toBe('spinner')
    expect(buildGalleryView(turning, resolveSwitches({}, { gallery: { mode: 'interior' } }))?.mode).toBe('interior')
    expect(buildGalleryView({ ...bare, images: photos }, rules)).toMatchObject({ mode: 'gallery', modes: ['gallery'] })
    const alone = resolveSwitches({}, { gallery: { auto_rotate: true } })
    expect(buildGalleryView(turning, alone)?.spin?.turning).toBe(100)
    const slow = resolveSwitches({}, { gallery: { auto_rotate: true, auto_rotate_ms: 250 } })
    expect(buildGalleryView(turning, slow)?.spin?.turning).toBe(250)
  })

  test('[GAL-03] prefers an external viewer to the vehicle’s own frames', () => {
    const outside = resolveSwitches({}, { gallery: { spin_viewer: 'https://spins.example/{code}' } })
    const vehicle = { ...bare, images: photos, spin_images: frames, spin_code: 'S1' }
    expect(buildGalleryView(vehicle, outside)).toMatchObject({ viewer: 'https://spins.example/S1', mode: 'gallery' })
    expect(buildGalleryView(vehicle, outside)?.spin).toBeUndefined()
    expect(buildGalleryView({ ...vehicle, spin_code: '' }, outside)?.spin).toBeDefined()
  })

  test('[GAL-02] exists for a video without photos', () => {
    expect(buildGalleryView({ ...bare, video_url: '/a.mp4' }, rules)).toMatchObject({ photos: '', mode: 'gallery' })
  })

  test('[GAL-01] packs two hundred photos into little more than a kilobyte', () => {
    const images = Array.from({ length: 200 }, (_, i) => ({ url: `https://cdn.example/d/4411/v/88213/${i}-large.jpg` }))
    expect(JSON.stringify(buildGalleryView({ ...bare, images }, rules)).length).toBeLessThan(1200)
  })
})
