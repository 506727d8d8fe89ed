import { expect, test } from 'vitest'
import { sampleVehicle } from '../sample-vehicle.test-support'
import { findSharedImage, listSharedPriceTags } from './open-graph'

test('[CNT-07] returns the first photo cropped, unchanged or none', () => {
  const sharedImageUrl = (url: string) => findSharedImage({ images: [{ url: '/film.mp4', isVideo: true }, { url }] })
  expect(sharedImageUrl('/images/cars/suv/red/030.webp')).toEqual({
    url: '/images/cars/suv/red/030.webp?width=1280&crop=40x21',
    width: 1280,
    height: 672,
  })
  expect(1280 / 672).toBeCloseTo(1200 / 630, 5)
  expect(sharedImageUrl('https://cdn.example/a.jpg')).toEqual({ url: 'https://cdn.example/a.jpg' })
  expect(findSharedImage({ images: [] })).toBeUndefined()
  expect(findSharedImage({ images: [{ url: 'https://cdn.example/a.jpg' }] }, 'https://images.example')).toEqual({
    url: 'https://images.example/?url=https%3A%2F%2Fcdn.example%2Fa.jpg&width=1280&quality=75&crop=40x21',
    width: 1280,
    height: 672,
  })
})

test('[CNT-07] returns the price if the vehicle has one', () => {
  expect(listSharedPriceTags(sampleVehicle)).toEqual([
    ['product:price:amount', '45990'],
    ['product:price:currency', 'AUD'],
  ])
  expect(listSharedPriceTags({ status: 'in_stock', price_cents: 10_00 })).toEqual([])
  expect(listSharedPriceTags({ ...sampleVehicle, status: 'sold' })).toEqual([])
})
