import { describe, expect, test } from 'vitest'
import { listQuickActions } from './quick-actions'

describe('quick actions', () => {
  test('[ADM-03] lists the quick actions a role may use', () => {
    expect(listQuickActions(['viewer'])).toEqual([])
    expect(listQuickActions(['lead-handler']).map(({ href }) => href)).toEqual(['/admin/collections/leads'])
    expect(listQuickActions(['lead-handler', 'editor']).length).toBeGreaterThanOrEqual(4)
  })
})
