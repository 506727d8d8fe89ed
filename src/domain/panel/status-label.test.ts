import { expect, test } from 'vitest'
import { statusLabel } from './status-label'

const document = { status: 'published', isInTrash: false, isPublished: false }

test('[ADM-02] the state of a document in a list says whether shoppers see it', () => {
  expect(statusLabel({ ...document, isPublished: true })).toBe('Published')
  expect(statusLabel({ ...document, status: 'draft' })).toBe('Draft – not on the site')
  // Published once, restored from the trash or unpublished since.
  expect(statusLabel({ ...document, status: 'changed' })).toBe('Draft – not on the site')
  expect(statusLabel({ ...document, status: 'changed', isPublished: true })).toBe('Published – with a newer draft')
})

test('[ADM-02] the state of a document in the trash says what it was', () => {
  expect(statusLabel({ ...document, isInTrash: true })).toBe('In the trash (was published)')
  expect(statusLabel({ ...document, isInTrash: true, status: 'draft' })).toBe('In the trash (draft)')
  expect(statusLabel({ ...document, isInTrash: true, status: 'changed' })).toBe('In the trash (draft)')
})
