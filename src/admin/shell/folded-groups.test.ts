import { expect, test } from 'vitest'
import { foldedGroups } from '@/src/domain/panel/menu'
import { addFoldedGroups } from './folded-groups'

test('[ADM-01] groups that are needed now and then begin closed', () => {
  const { groups = {} } = addFoldedGroups(undefined)
  expect(Object.keys(groups)).toEqual(foldedGroups)
  expect(Object.values(groups).every(({ open }) => !open)).toBe(true)
})

test('[ADM-01] a group that a person opened stays open, and other preferences are kept', () => {
  const preferences = addFoldedGroups({ groups: { Settings: { open: true }, Stock: { open: false } } })
  expect(preferences.groups).toMatchObject({
    Settings: { open: true },
    Stock: { open: false },
    Platform: { open: false },
  })
})
