import { expect, test } from 'vitest'
import { describeRole, describeRoles, roles } from './roles'

test('[STF-09] each role is explained in one sentence: what it may do, and what not', () => {
  expect(Object.fromEntries(roles.map((role) => [role, describeRole(role)]))).toEqual({
    'tenant-admin':
      'Can do everything for the dealer: edit pages, promotions, vehicles, locations and the theme, answer enquiries and bookings, change site settings and stock feeds, refund payments and manage staff.',
    editor:
      'Can edit pages, promotions, vehicles, locations and the theme, and look at stock feeds and the audit log, but can’t see enquiries or customers’ details, change site settings, refund payments or manage staff.',
    'lead-handler':
      'Can answer enquiries and bookings, and look at vehicles, locations and the audit log, but can’t edit pages or vehicles, change site settings, refund payments or manage staff.',
    viewer:
      'Can look at pages, promotions, vehicles, locations, the theme and the audit log, but can’t edit pages or vehicles, see enquiries or customers’ details, change site settings, refund payments or manage staff.',
  })
})

test('[STF-09] the roles of an invitation are named with their dealers', () => {
  const memberships = [
    { dealer: 'Smith Motors', role: 'editor' },
    { dealer: 'Jones Cars', role: 'viewer' },
  ] as const
  expect(describeRoles(memberships, false)).toBe('Editor at Smith Motors and Viewer at Jones Cars')
  expect(describeRoles([], true)).toBe('Platform admin')
})
