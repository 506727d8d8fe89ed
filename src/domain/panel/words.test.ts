import { expect, test } from 'vitest'
import { oneOf, wordsOf } from './words'

test('[ADM-05] converts field names to labels', () => {
  expect(['image_url', 'href', 'location_type', 'skipPage', 'dealership_id', 'name'].map(wordsOf)).toEqual([
    'Image address',
    'Link',
    'Location type',
    'Skip page',
    'Dealership ID',
    'Name',
  ])
  expect(['Hero banners', 'Entries', 'Address'].map(oneOf)).toEqual(['Hero banner', 'Entry', 'Address'])
})
