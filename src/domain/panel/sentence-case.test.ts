import { describe, expect, test } from 'vitest'
import { catalogueInSentenceCase, toSentenceCase } from './sentence-case'

describe('[ADM-05] the labels of Payload', () => {
  test('are written in sentence case, like those of the panel', () => {
    expect(['Save Draft', 'Bulk Upload', 'Reset Your Password', 'Restored Successfully.'].map(toSentenceCase)).toEqual([
      'Save draft',
      'Bulk upload',
      'Reset your password',
      'Restored successfully.',
    ])
  })

  test('keep abbreviations, placeholders and sentences', () => {
    const texts = [
      'Enable API Key',
      'Per Page: {{limit}}',
      'Create new {{label}}',
      'Leave without saving? Your changes go.',
    ]
    expect(texts.map(toSentenceCase)).toEqual([
      'Enable API key',
      'Per Page: {{limit}}',
      'Create new {{label}}',
      'Leave without saving? Your changes go.',
    ])
  })

  test('of a catalogue are found at any depth', () => {
    expect(
      catalogueInSentenceCase({ general: { createNew: 'Create New' }, more: { deep: { edit: 'Edit Link' } } }),
    ).toEqual({
      general: { createNew: 'Create new' },
      more: { deep: { edit: 'Edit link' } },
    })
  })
})
