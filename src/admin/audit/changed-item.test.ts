import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { changedItem, kindInWords } from './changed-item'

const payload = {
  collections: {
    locations: { config: { labels: { singular: 'Location' } } },
    home: {
      config: {
        labels: { singular: 'Home' },
        custom: { declaration: { single: true, menu: [{ label: 'Home page' }] } },
      },
    },
  },
} as unknown as Payload

test('[ADM-02] the audit log says what kind of document was changed, and leads to it', () => {
  const entry = { kind: 'locations', document: 'a-1', title: 'Milton', action: 'changed' }
  expect(kindInWords(payload, entry)).toBe('Location')
  expect(kindInWords(payload, { kind: 'home' })).toBe('Home page')
  expect(kindInWords(payload, { kind: 'staff-invitations' })).toBe('Invitation')
  expect(kindInWords(payload, { kind: 'old-things' })).toBe('old things')
  expect(changedItem(payload, entry)).toEqual({ name: 'Milton', href: '/admin/collections/locations/a-1' })
  expect(changedItem(payload, { ...entry, action: 'deleted' })).toEqual({ name: 'Milton' })
  expect(changedItem(payload, { ...entry, kind: 'old-things' })).toEqual({ name: 'Milton' })
  // A document without a title was logged under its id.
  expect(changedItem(payload, { ...entry, title: 'a-1' }).name).toBe('Untitled location')
})
