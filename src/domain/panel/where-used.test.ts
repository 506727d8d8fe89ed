import { describe, expect, test } from 'vitest'
import { describeUse, formatLoss, formatUses } from './where-used'

const model = { one: 'model', many: 'models' }
const page = { kind: 'page', title: 'About us', href: '/admin', isTrashed: false, isPublished: true }

describe('uses of an upload', () => {
  test('[ADM-02] lists each kind once, with its number', () => {
    expect(formatUses([model, { one: 'brand', many: 'brands' }, { ...model }, model])).toBe('3 models, 1 brand')
    expect(formatUses([])).toBe('')
  })

  test('[ADM-02] says which uses are on the site now', () => {
    expect(describeUse(page)).toBe('on your site')
    expect(describeUse({ ...page, isPublished: false })).toBe('draft')
    expect(describeUse({ ...page, isTrashed: true })).toBe('in the trash')
  })

  test('[ADM-02] says before a deletion what will be without them', () => {
    const unused = { usedUploads: 0, documents: [], others: 0 }
    expect(formatLoss(unused, 1)).toBe('It isn’t used anywhere.')
    expect(formatLoss(unused, 4)).toBe('None of them are used anywhere.')
    const used = { usedUploads: 1, documents: [page], others: 2 }
    expect(formatLoss(used, 1)).toBe('It’s used in 3 places, which will be without it:')
    expect(formatLoss({ ...used, others: 0 }, 4)).toBe('1 of the 4 is used in 1 place, which will be without it:')
    expect(formatLoss({ ...used, usedUploads: 2 }, 4)).toBe(
      '2 of the 4 are used in 3 places, which will be without them:',
    )
  })
})
