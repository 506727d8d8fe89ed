import { describe, expect, test } from 'vitest'
import { findPhotoProblem, listPanelPhotos, listShownPhotos, toPhotoSet } from './vehicle-photos'
import { addPhotos, movePhoto } from './photo-edits'

const feed = [{ url: '/a.jpg' }, { url: '/b.jpg' }, { url: '/c.jpg' }]
const urlsOf = (photos: readonly { readonly url: string }[]) => photos.map(({ url }) => url)
const shown = (overrides: unknown, images: unknown = feed) => urlsOf(listShownPhotos({ images, overrides }))

describe('[STF-01] photos of a vehicle', () => {
  test('of the feed and the dealer’s own are in one order', () => {
    const added = addPhotos(toPhotoSet(feed, null), ['/own.jpg', '/a.jpg', '/own.jpg'])
    expect(shown(added)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/own.jpg'])
    const moved = movePhoto(toPhotoSet(feed, added), '/own.jpg', -3)
    expect(shown(moved)).toEqual(['/own.jpg', '/a.jpg', '/b.jpg', '/c.jpg'])
    expect(listPanelPhotos(toPhotoSet(feed, moved))[0]).toEqual({ url: '/own.jpg', isOwn: true })
  })

  test('need a web address that cannot run or lead to another scheme', () => {
    const set = toPhotoSet(feed, null)
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.jpg', 'photo'])
      expect(findPhotoProblem(set, address)).toMatch(/Enter a web address/u)
    expect(findPhotoProblem(set, '/a.jpg')).toMatch(/already/u)
    expect(findPhotoProblem(set, 'https://img.example/1.jpg')).toBeUndefined()
  })

  test('that are stored in another shape are left out instead of breaking the form', () => {
    expect(shown('text', [null, 5, { url: 7 }, { url: '/a.jpg' }])).toEqual(['/a.jpg'])
  })
})
