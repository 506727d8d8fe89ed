import { describe, expect, test } from 'vitest'
import { findDocumentKind, formatUses } from './where-used'

const models = { table: 'models', one: 'model', many: 'models' }
const brands = { table: 'brands', one: 'brand', many: 'brands' }
const kinds = [models, brands, { table: 'brand_directory', one: 'brand directory', many: 'brand directories' }]

describe('uses of an image', () => {
  test('[ADM-02] attributes a document’s sub-table to the document', () => {
    expect(findDocumentKind(kinds, 'models')).toBe(models)
    expect(findDocumentKind(kinds, 'models_hero_banners')).toBe(models)
    expect(findDocumentKind(kinds, 'brand_directory_claims')?.one).toBe('brand directory')
    expect(findDocumentKind(kinds, 'model')).toBeUndefined()
  })

  test('[ADM-02] lists each kind once, with its number', () => {
    expect(
      formatUses([
        { kind: models, count: 1 },
        { kind: brands, count: 1 },
        { kind: models, count: 2 },
      ]),
    ).toBe('3 models, 1 brand')
    expect(formatUses([])).toBe('')
  })
})
