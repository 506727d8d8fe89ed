import { expect, test } from 'vitest'
import { listCardPhotos } from './card-photos'

test('[SHP-07] a card shows the first six photos in order, without videos', () => {
  const images = [
    { url: '/1.jpg', thumb_url: '/1-small.jpg' },
    { url: 'https://video.example/1', isVideo: true },
    ...['/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg', '/6.jpg', '/7.jpg'].map((url) => ({ url })),
  ]
  expect(listCardPhotos({ images })).toEqual(['/1-small.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg', '/6.jpg'])
  expect(listCardPhotos({ images: [] })).toEqual([])
})
