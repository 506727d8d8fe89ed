import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listHiddenPhotos, listPanelPhotos, listRemovedPhotos, listShownPhotos, toPhotoSet } from './vehicle-photos'
import {
  addPhotos,
  bringBackPhoto,
  captionPhoto,
  markPhoto,
  movePhoto,
  removePhoto,
  replacePhoto,
  restorePhoto,
  withPhotoOverrides,
} from './photo-edits'

const feed = [{ url: '/a.jpg' }, { url: '/b.jpg' }, { url: '/c.jpg' }]
const urlsOf = (photos: readonly { readonly url: string }[]) => photos.map(({ url }) => url)
const shown = (overrides: unknown, images: unknown = feed) => urlsOf(listShownPhotos({ images, overrides }))

describe('[STF-01] photos of a vehicle that staff edit', () => {
  test('that staff add, remove and move stay so when the feed is imported again', () => {
    const own = addPhotos(toPhotoSet(feed, null), ['/own.jpg'])
    const moved = movePhoto(toPhotoSet(feed, own), '/c.jpg', -2)
    const hidden = removePhoto(toPhotoSet(feed, moved), { url: '/b.jpg', isOwn: false })
    expect(shown(hidden)).toEqual(['/c.jpg', '/a.jpg', '/own.jpg'])
    const imported = [{ url: '/new.jpg' }, ...feed]
    expect(shown(hidden, imported)).toEqual(['/c.jpg', '/a.jpg', '/own.jpg', '/new.jpg'])
  })

  test('are replaced in their place, with mark and caption, and the next import changes nothing', () => {
    const own = addPhotos(toPhotoSet(feed, null), ['/own.jpg'])
    const marked = markPhoto(toPhotoSet(feed, own), '/b.jpg', 'damage')
    const captioned = captionPhoto(toPhotoSet(feed, marked), '/b.jpg', '  Scratch on the door ')
    const photos = toPhotoSet(feed, captioned)
    const [, second] = listPanelPhotos(photos)
    expect(second).toMatchObject({ url: '/b.jpg', category: 'damage', caption: 'Scratch on the door' })
    const replaced = replacePhoto(photos, second ?? { url: '', isOwn: false }, '/turned.jpg')
    expect(shown(replaced)).toEqual(['/a.jpg', '/turned.jpg', '/c.jpg', '/own.jpg'])
    expect(listPanelPhotos(toPhotoSet(feed, replaced))[1]).toEqual({
      url: '/turned.jpg',
      isOwn: true,
      category: 'damage',
      caption: 'Scratch on the door',
    })
    expect(shown(replaced, [...feed, { url: '/new.jpg' }])).toContain('/turned.jpg')
    const again = toPhotoSet(feed, replaced)
    const own2 = replacePhoto(again, listPanelPhotos(again)[1] ?? { url: '', isOwn: true }, '/cropped.jpg')
    expect(urlsOf(own2.photos ?? [])).toEqual(['/own.jpg', '/cropped.jpg'])
    expect(shown(own2)).toEqual(['/a.jpg', '/cropped.jpg', '/c.jpg', '/own.jpg'])
  })

  test('lose an empty caption', () => {
    const captioned = captionPhoto(toPhotoSet(feed, null), '/a.jpg', 'Tow bar')
    expect(listShownPhotos({ images: feed, overrides: captioned })[0]).toEqual({ url: '/a.jpg', caption: 'Tow bar' })
    expect(withPhotoOverrides(null, captionPhoto(toPhotoSet(feed, captioned), '/a.jpg', ' '))).toBeNull()
  })

  test('[SHP-07] are marked as interior or damage, whatever the feed says next, and unmarked again', () => {
    const marked = markPhoto(toPhotoSet(feed, null), '/b.jpg', 'damage')
    const imported = [{ url: '/b.jpg', category: 'interior' as const }, { url: '/c.jpg' }]
    expect(listShownPhotos({ images: imported, overrides: marked })).toEqual([
      { url: '/b.jpg', category: 'damage' },
      { url: '/c.jpg' },
    ])
    const moved = markPhoto(toPhotoSet(feed, marked), '/b.jpg', 'interior')
    expect(listPanelPhotos(toPhotoSet(feed, moved)).map(({ category }) => category)).toEqual([
      undefined,
      'interior',
      undefined,
    ])
    expect(withPhotoOverrides(null, markPhoto(toPhotoSet(feed, moved), '/b.jpg', undefined))).toBeNull()
  })

  test('[SHP-07] that the feed marks are set back to the exterior, and marked again', () => {
    const images = [{ url: '/a.jpg', category: 'damage' as const, thumb_url: '/a-small.jpg' }, { url: '/b.jpg' }]
    const exterior = markPhoto(toPhotoSet(images, null), '/a.jpg', undefined)
    expect(listShownPhotos({ images, overrides: exterior })[0]).toEqual({ url: '/a.jpg', thumb_url: '/a-small.jpg' })
    expect(withPhotoOverrides(null, exterior)).toEqual({ exterior_photos: ['/a.jpg'] })
    const marked = markPhoto(toPhotoSet(images, exterior), '/a.jpg', 'interior')
    expect(withPhotoOverrides(null, marked)).toEqual({ interior_photos: ['/a.jpg'] })
  })

  test('of the feed are hidden and can be shown again; own ones are put aside', () => {
    const set = toPhotoSet(feed, { photos: [{ url: '/own.jpg' }] })
    const hidden = removePhoto(set, { url: '/b.jpg', isOwn: false })
    expect(urlsOf(listHiddenPhotos(toPhotoSet(feed, hidden)))).toEqual(['/b.jpg'])
    expect(shown(restorePhoto(toPhotoSet(feed, hidden), '/b.jpg'))).toContain('/b.jpg')
    expect(removePhoto(set, { url: '/own.jpg', isOwn: true }).photos).toEqual([])
  })

  test('of the dealer can be brought back after they were removed, the last 20 of them, each once', () => {
    const own = addPhotos(toPhotoSet(feed, null), ['/own.jpg', '/other.jpg'])
    const moved = movePhoto(toPhotoSet(feed, own), '/own.jpg', -3)
    const removed = removePhoto(toPhotoSet(feed, moved), { url: '/own.jpg', isOwn: true })
    expect(shown(removed)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/other.jpg'])
    // As they are stored and loaded again.
    const loaded = toPhotoSet(feed, structuredClone(withPhotoOverrides(null, removed)))
    expect(urlsOf(listRemovedPhotos(loaded))).toEqual(['/own.jpg'])
    const back = bringBackPhoto(loaded, '/own.jpg')
    expect(shown(back)).toEqual(['/own.jpg', '/a.jpg', '/b.jpg', '/c.jpg', '/other.jpg'])
    expect(listRemovedPhotos(toPhotoSet(feed, back))).toEqual([])
    // One that was uploaded again isn't offered a second time.
    expect(listRemovedPhotos(toPhotoSet(feed, addPhotos(loaded, ['/own.jpg'])))).toEqual([])
    const many = Array.from({ length: 25 }, (_, at) => `/own-${String(at)}.jpg`)
    const emptied = many.reduce(
      (set, url) => toPhotoSet(feed, removePhoto(set, { url, isOwn: true })),
      toPhotoSet(feed, addPhotos(toPhotoSet(feed, null), many)),
    )
    expect(urlsOf(listRemovedPhotos(emptied))).toEqual(many.slice(5).toReversed())
  })

  test('moving one changes neither which there are nor the order of the others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: -3, max: 3 }), (from, by) => {
        const url = feed[from]?.url ?? ''
        const moved = shown(movePhoto(toPhotoSet(feed, null), url, by))
        expect([...moved].sort()).toEqual(urlsOf(feed))
        expect(moved.filter((one) => one !== url)).toEqual(urlsOf(feed).filter((one) => one !== url))
      }),
    )
  })

  test('leave the other own values as they are, and nothing empty behind', () => {
    expect(withPhotoOverrides({ tag: 'Sale' }, { photos: [], image_order: ['/a.jpg'] })).toEqual({
      tag: 'Sale',
      image_order: ['/a.jpg'],
    })
    expect(withPhotoOverrides({ photos: [{ url: '/own.jpg' }] }, { photos: [] })).toBeNull()
    expect(withPhotoOverrides(null, { hidden_photos: [] })).toBeNull()
  })
})
