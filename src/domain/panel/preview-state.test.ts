import { expect, test } from 'vitest'
import { formatPreviewState } from './preview-state'

const fields = { start: 'start', expiry: 'expiry' }
const now = new Date('2026-11-25T00:00:00Z')
const zone = { start_tz: 'Australia/Perth', expiry_tz: 'Australia/Perth' }

test('[CNT-03] [ADM-02] a preview of what starts later gives the start by its own clock', () => {
  const later = { start: '2026-12-03T01:00:00Z', ...zone }
  expect(formatPreviewState('without drafts', fields, later, now)).toBe(
    'Preview. Once you save it, shoppers will see it from 3 December, 9:00 am.',
  )
  expect(formatPreviewState('published', fields, later, now)).toBe(
    'Published. Shoppers will see it from 3 December, 9:00 am.',
  )
  expect(formatPreviewState('draft', { start: 'date' }, { date: '2027-01-01T00:00:00Z' }, now)).toBe(
    'Draft. Once you publish it, shoppers will see it from 1 January 2027, 10:00 am.',
  )
})

test('[CNT-03] [ADM-02] a preview says that its period is over, and else when shoppers see it', () => {
  const ended = { expiry: '2026-11-24T00:00:00Z', ...zone }
  expect(formatPreviewState('without drafts', fields, ended, now)).toBe(
    'Preview. Its end has passed, so shoppers don’t see it.',
  )
  const running = { start: '2026-11-24T00:00:00Z', ...zone }
  for (const document of [{}, running])
    expect(formatPreviewState('without drafts', fields, document, now)).toBe(
      'Preview. Shoppers will see it when you save it.',
    )
  expect(formatPreviewState('draft', {}, ended, now)).toBe('Draft. Shoppers will see it when you publish it.')
})
