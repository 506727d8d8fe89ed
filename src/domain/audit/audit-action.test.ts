import { expect, test } from 'vitest'
import { auditActionOf } from './audit-action'

test('[ADM-02] gives each save one action', () => {
  const published = { _status: 'published' }
  const draft = { _status: 'draft' }
  expect(auditActionOf(undefined, published, false)).toBe('created')
  expect(auditActionOf(draft, published, false)).toBe('published')
  expect(auditActionOf(published, draft, false)).toBe('unpublished')
  expect(auditActionOf(published, draft, true)).toBe('saved a draft')
  expect(auditActionOf(published, published, false)).toBe('changed')
  expect(auditActionOf(published, { deletedAt: '2026-01-01' }, false)).toBe('moved to trash')
  expect(auditActionOf({ deletedAt: '2026-01-01' }, published, false)).toBe('restored from trash')
})
