import { describe, expect, test } from 'vitest'
import { attentionFor, attentionKeys, headingOf, quickActionsFor } from './attention'

describe('landing page by role', () => {
  test('[ADM-03] [ADM-01] a lead handler sees leads, an editor all but failed work, a viewer no feeds', () => {
    expect(attentionFor(['lead-handler'])).toEqual(['leads', 'deliveries'])
    expect(attentionFor(['editor'])).toEqual(attentionKeys.filter((key) => key !== 'work'))
    expect(attentionFor(['viewer'])).not.toContain('feeds')
    expect(attentionFor(['viewer', 'lead-handler', 'tenant-admin'])).toEqual([...attentionKeys])
    expect(attentionFor([])).toEqual([])
  })

  test('[ADM-03] lists the quick actions a role may use', () => {
    expect(quickActionsFor(['viewer'])).toEqual([])
    expect(quickActionsFor(['lead-handler']).map(({ href }) => href)).toEqual(['/admin/collections/leads'])
    expect(quickActionsFor(['lead-handler', 'editor']).length).toBeGreaterThanOrEqual(4)
  })

  test('headings give the number', () => {
    expect(headingOf('photos', 1)).toBe('1 car without photos')
    expect(headingOf('photos', 1204)).toBe('1,204 cars without photos')
  })
})
