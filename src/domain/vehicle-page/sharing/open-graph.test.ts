import { expect, test } from 'vitest'
import { sampleVehicle } from '../sample-vehicle.test-support'
import { listOpenGraphTags, listSharedPriceTags } from './open-graph'

test('[CNT-07] returns the price if the vehicle has one', () => {
  expect(listSharedPriceTags(sampleVehicle)).toEqual([
    ['product:price:amount', '45990'],
    ['product:price:currency', 'AUD'],
  ])
  expect(listSharedPriceTags({ status: 'in_stock', price_cents: 10_00 })).toEqual([])
  expect(listSharedPriceTags({ ...sampleVehicle, status: 'sold' })).toEqual([])
})

test('[OUT-05] names the image made for the link, with its size', () => {
  const tags = listOpenGraphTags(sampleVehicle, {
    title: '2023 Toyota RAV4 Cruiser',
    url: 'https://dealer.example/cars/rav4',
    site: 'Dealer',
    image: { path: '/cars/rav4/share-image?v=1', width: 1200, height: 630 },
  })
  expect(Object.fromEntries(tags)).toMatchObject({
    'og:image': 'https://dealer.example/cars/rav4/share-image?v=1',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
})
