import { describe, expect, test } from 'vitest'
import { attentionFor, attentionKeys, headingOf, quickActionsFor } from './attention'

describe('what the landing page shows to whom', () => {
  test('[ADM-03] [ADM-01] who answers leads sees leads; who writes sees all but what the site gave up, which is the administrators’; a viewer no feed', () => {
    expect(attentionFor(['lead-handler'])).toEqual(['leads', 'deliveries'])
    expect(attentionFor(['editor'])).toEqual(attentionKeys.filter((key) => key !== 'work'))
    expect(attentionFor(['viewer'])).not.toContain('feeds')
    expect(attentionFor(['viewer', 'lead-handler', 'tenant-admin'])).toEqual([...attentionKeys])
    expect(attentionFor([])).toEqual([])
  })

  test('[ADM-03] quick actions are those a role may do', () => {
    expect(quickActionsFor(['viewer'])).toEqual([])
    expect(quickActionsFor(['lead-handler']).map(({ href }) => href)).toEqual(['/admin/collections/leads'])
    expect(quickActionsFor(['lead-handler', 'editor']).length).toBeGreaterThanOrEqual(4)
  })

  test('headings count', () => {
    expect(headingOf('photos', 1)).toBe('1 car without photos')
    expect(headingOf('photos', 1204)).toBe('1,204 cars without photos')
  })
})
