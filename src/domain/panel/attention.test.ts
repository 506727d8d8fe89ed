import { describe, expect, test } from 'vitest'
import { formatAllClear, listAttentionKeys, attentionKeys, formatHeading } from './attention'

describe('landing page by role', () => {
  test('[ADM-03] [ADM-01] a lead handler sees leads, an editor all but leads and failed work, a viewer no feeds or links', () => {
    expect(listAttentionKeys(['lead-handler'], true)).toEqual(['leads', 'mine', 'deliveries'])
    expect(listAttentionKeys(['editor'], true)).toEqual(
      attentionKeys.filter((key) => !['leads', 'mine', 'deliveries', 'work'].includes(key)),
    )
    expect(listAttentionKeys(['viewer'], true)).toEqual([
      'schedule',
      'promos',
      'holidays',
      'licences',
      'drafts',
      'photos',
    ])
    expect(listAttentionKeys(['viewer', 'lead-handler', 'tenant-admin'], true)).toEqual([...attentionKeys])
    expect(listAttentionKeys([], true)).toEqual([])
    // Links are checked for one dealer at a time.
    expect(listAttentionKeys(['editor'], false)).not.toContain('links')
    expect(formatAllClear(['editor'], false)).not.toContain('link')
  })

  test('[STF-04] the all-clear names only what was checked for the reader', () => {
    expect(formatAllClear(['lead-handler'], true)).toBe(
      'Every lead has been answered, you’ve closed every lead that’s assigned to you and every lead was delivered.',
    )
    expect(formatAllClear(['editor'], true)).toContain('every vehicle has photos')
    expect(formatAllClear(['editor'], true)).not.toContain('job')
    expect(formatAllClear(['viewer'], true)).not.toContain('feeds')
    expect(formatAllClear([], true)).toBe('')
  })

  test('headings give the number', () => {
    expect(formatHeading('mine', 3)).toBe('3 leads assigned to you')
    expect(formatHeading('photos', 1)).toBe('1 vehicle without photos')
    expect(formatHeading('photos', 1204)).toBe('1,204 vehicles without photos')
  })
})
