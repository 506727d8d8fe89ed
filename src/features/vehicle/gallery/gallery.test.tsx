import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { buildGalleryView } from '@/src/domain/vehicle-page/gallery/gallery-view'
import { resolveSwitches } from '@/src/domain/switches'
import { Gallery } from './gallery'

const defaultSwitches = resolveSwitches({}, {})
const emptyVehicle = { slug: 'a-car', images: [], spin_images: [] }
const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ url: `https://cdn.example/stock/88213/${i}-large.jpg` }))

/** HTML of a gallery before hydration. */
const render = (vehicle: Parameters<typeof buildGalleryView>[0], switches = defaultSwitches): string => {
  const view = buildGalleryView(vehicle, switches)
  if (!view) throw new Error('There is no gallery.')
  return renderToString(<Gallery view={view} name="A car" placeholder={<p>Photos coming soon</p>} />)
}
const imagesIn = (text: string) => [...text.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)

describe('Gallery before hydration', () => {
  test('[GAL-01] renders two of three hundred photos, with priority, in no more HTML than for three photos', () => {
    const many = render({ ...emptyVehicle, images: photos(300) })
    const images = imagesIn(many)
    expect(images).toHaveLength(2)
    for (const tag of images) expect(tag).toMatch(/fetchPriority="high"/i)
    expect(many.length).toBeLessThan(render({ ...emptyVehicle, images: photos(3) }).length + 100)
    expect(many.length).toBeLessThan(4000)
    expect(many).toContain('href="/cars/a-car/photos"')
  })

  test('[GAL-02] links to the video in the second slide without loading it, and keeps the priority of two photos', () => {
    const text = render({ ...emptyVehicle, images: photos(5), video_url: 'https://www.youtube.com/embed/abcdefghijk' })
    expect(text).not.toMatch(/<(iframe|video)/)
    const [first = -1, video = -1, second = -1] = ['photo 1 of 5', 'href="https://www.youtube.com', 'photo 2 of 5'].map(
      (part) => text.indexOf(part),
    )
    expect(first).toBeGreaterThan(0)
    expect(video).toBeGreaterThan(first)
    expect(second).toBeGreaterThan(video)
    expect(text).toContain('aria-label="2 of 6"')
  })

  test('[GAL-01] [GAL-02] renders a video without photos beside the placeholder', () => {
    const text = render({ ...emptyVehicle, video_url: '/videos/a.mp4' })
    expect(text).toContain('Photos coming soon')
    expect(text).toContain('href="/videos/a.mp4"')
    expect(text).not.toContain('/cars/a-car/photos')
  })

  test('[SHP-07] leads to exterior, interior and damage with their numbers, and names damage on the photo', () => {
    const marked = [{ category: 'damage' as const }, {}, { category: 'interior' as const }, {}]
    const images = photos(4).map((photo, at) => ({ ...photo, ...marked[at] }))
    const text = render({ ...emptyVehicle, images })
    for (const [label, count] of [
      ['Exterior', 2],
      ['Interior', 1],
      ['Damage', 1],
    ] as const)
      expect(text).toMatch(new RegExp(`<button[^>]*>${label}(?:<!-- -->)? <span>${String(count)}</span></button>`))
    expect(text).toContain('<span class="gallery-mark">Damage</span>')
    expect(text).toContain('damage, photo 1 of 4')
    expect(render({ ...emptyVehicle, images: photos(4) })).not.toContain('gallery-tabs')
  })

  test('[SHP-07] shows a mosaic where the dealer chose it and there are five photos', () => {
    const mosaic = resolveSwitches({}, { gallery: { layout: 'mosaic' } })
    expect(render({ ...emptyVehicle, images: photos(5) }, mosaic)).toContain('data-mosaic="true"')
    expect(render({ ...emptyVehicle, images: photos(4) }, mosaic)).not.toContain('data-mosaic')
    expect(render({ ...emptyVehicle, images: photos(5) })).not.toContain('data-mosaic')
  })

  test('[GAL-03] renders only the first frame and the names of the modes when the page opens with the spin', () => {
    const spin_images = Array.from({ length: 36 }, (_, i) => `https://cdn.example/spin/${i}.jpg`)
    const vehicle = {
      ...emptyVehicle,
      images: photos(24),
      spin_images,
      spin_interior_image: 'https://cdn.example/in.jpg',
    }
    const text = render(vehicle, resolveSwitches({}, { gallery: { mode: 'spinner' } }))
    const images = imagesIn(text)
    expect(images).toHaveLength(1)
    expect(images[0]).toContain('/spin/0.jpg')
    expect(images[0]).toMatch(/fetchPriority="high"/i)
    for (const mode of ['Spin', 'Images', 'Interior']) expect(text).toMatch(new RegExp(`<button[^>]*>${mode}</button>`))
    expect(text).toContain('href="/cars/a-car/photos"')
    const inside = resolveSwitches({}, { gallery: { mode: 'interior' } })
    expect(imagesIn(render(vehicle, inside))[0]).toContain('/in.jpg')
    expect(imagesIn(render(vehicle, resolveSwitches({}, { gallery: { mode: 'gallery' } })))).toHaveLength(2)
  })
})
