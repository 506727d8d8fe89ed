import { expect, test } from 'vitest'
import { describeRole, describeRoles, roles } from './roles'

test('[STF-09] each role is explained in plain words: what it may do, and what not', () => {
  expect(Object.fromEntries(roles.map((role) => [role, describeRole(role)]))).toEqual({
    'tenant-admin':
      'Can do everything for the dealer: edit pages, posts, images, menus, promotions and the site’s colours and logo; edit vehicles and their prices, models, locations and their opening hours; answer enquiries and bookings; change site settings and stock feeds; refund payments; manage staff.',
    editor:
      'Can edit pages, posts, images, menus, promotions and the site’s colours and logo; edit vehicles and their prices, models, locations and their opening hours; and look at stock feeds and what staff have changed. Can’t see enquiries or customers’ details, change site settings, refund payments or manage staff.',
    'lead-handler':
      'Can answer enquiries and bookings; and look at vehicles, locations and what staff have changed. Can’t edit pages, edit vehicles, change site settings, refund payments or manage staff.',
    viewer:
      'Can look at pages, promotions, vehicles, locations, the site’s colours and logo and what staff have changed. Can’t edit pages, edit vehicles, see enquiries or customers’ details, change site settings, refund payments or manage staff.',
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
