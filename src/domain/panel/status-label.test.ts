import { expect, test } from 'vitest'
import type { WindowState } from './promo-window'
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

test('[ADM-02] [CNT-03] an item that is shown for a limited time says that it ends, has ended or has not begun', () => {
  const label = (state: WindowState['state'], text: string) =>
    statusLabel({ ...document, isPublished: true, window: { state, text } })
  expect(label('Ended', 'Ended 3 December')).toBe('Ended 3 December')
  expect(label('Starts', 'Starts 3 December')).toBe('Starts 3 December')
  expect(label('Ends', 'Ends 3 December')).toBe('Published – ends 3 December')
  expect(label('Running', 'Running')).toBe('Published')
  const draft = { ...document, status: 'draft', window: { state: 'Ended', text: 'Ended 3 December' } } as const
  expect(statusLabel(draft)).toBe('Draft – not on the site')
})

test('[ADM-02] [CNT-01] a scheduled document says when it is published or taken off the site', () => {
  const at = '3 December, 9:00 am'
  const publish = { change: 'publish', at } as const
  expect(statusLabel({ ...document, status: 'draft', planned: publish })).toBe('Scheduled for 3 December, 9:00 am')
  expect(statusLabel({ ...document, status: 'changed', isPublished: true, planned: publish })).toBe(
    'Published – newer draft scheduled for 3 December, 9:00 am',
  )
  expect(statusLabel({ ...document, planned: publish })).toBe('Published')
  expect(statusLabel({ ...document, planned: { change: 'unpublish', at } })).toBe('Published until 3 December, 9:00 am')
})
