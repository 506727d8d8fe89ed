import { expect, test } from 'vitest'
import { createLabelLowering } from './labels-in-sentences'

const lower = createLabelLowering(['Post', 'Posts', 'Vehicles', 'Stock feed', 'FAQs'])

test('[ADM-05] labels of collections are in lower case inside sentences', () => {
  expect(lower('You’re moving 2 Posts to the trash.')).toBe('You’re moving 2 posts to the trash.')
  expect(lower('1,204 Vehicles moved to the trash.')).toBe('1,204 vehicles moved to the trash.')
  expect(lower('You’re deleting the Stock feed ')).toBe('You’re deleting the stock feed ')
  expect(lower('No Posts found. None match.')).toBe('No posts found. None match.')
  expect(createLabelLowering([])('2 Posts')).toBe('2 Posts')
})

test('[ADM-05] titles, dates and the first word of a sentence stay', () => {
  expect(lower('Post “Win the Posts” is in the trash.')).toBe('Post “Win the Posts” is in the trash.')
  expect(lower('2 FAQs')).toBe('2 FAQs')
  expect(lower('From 24 November on the Postal round')).toBe('From 24 November on the Postal round')
})
