import { expect, test } from 'vitest'
import { findSectionRow } from './section-row'

const fields = { blocks: { rows: [{ blockType: 'show-cars' }, { blockType: 'hero' }, { blockType: 'hero' }] } }

test('[ADM-03] finds the first section of the kind that an anchor names', () => {
  expect(findSectionRow(fields, 'section-hero')).toBe('blocks-row-1')
  expect(findSectionRow(fields, 'section-show-cars')).toBe('blocks-row-0')
})

test('[ADM-03] finds nothing without such a section, and for other anchors', () => {
  for (const anchor of ['section-map', 'section-', 'field-hero', 'hero', ''])
    expect(findSectionRow(fields, anchor)).toBe(undefined)
  expect(findSectionRow({}, 'section-hero')).toBe(undefined)
})
