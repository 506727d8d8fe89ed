import { expect, test } from 'vitest'
import { toSingular, toFieldLabel } from './field-labels'

test('[ADM-05] converts field names to labels', () => {
  expect(['image_url', 'href', 'location_type', 'skipPage', 'dealership_id', 'name'].map(toFieldLabel)).toEqual([
    'Image address',
    'Link',
    'Location type',
    'Skip page',
    'Dealership ID',
    'Name',
  ])
  expect(['Hero banners', 'Entries', 'Address'].map(toSingular)).toEqual(['Hero banner', 'Entry', 'Address'])
})
