import { expect, test } from 'vitest'
import { withRowsLeftOpen } from './open-rows'

test('[STF-08] an answer neither opens nor closes rows that the form has, and keeps those that the server adds', () => {
  const form = { blocks: { rows: [{ id: 'old' }, { id: 'added' }] }, 'blocks.0.links': { rows: [{ id: 'link' }] } }
  const answer = {
    title: { rows: undefined },
    blocks: {
      rows: [
        { id: 'old', collapsed: true, blockType: 'hero' },
        { id: 'added', collapsed: true },
        { id: 'by-server', collapsed: true },
      ],
    },
    'blocks.0.links': { rows: [{ id: 'link', collapsed: false }] },
    'blocks.2.links': { rows: [{ id: 'other', collapsed: true }] },
  }
  expect(withRowsLeftOpen(answer, form)).toEqual({
    title: {},
    blocks: { rows: [{ id: 'old', blockType: 'hero' }, { id: 'added' }, { id: 'by-server', collapsed: true }] },
    'blocks.0.links': { rows: [{ id: 'link' }] },
    'blocks.2.links': { rows: [{ id: 'other', collapsed: true }] },
  })
  expect(answer.blocks.rows[0]).toHaveProperty('collapsed', true)
})
