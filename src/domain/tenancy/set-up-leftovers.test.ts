import { expect, test } from 'vitest'
import { listSetUpLeftovers } from './set-up-leftovers'

test('[STF-06] lists what a new dealer still lacks, with the place of each', () => {
  const link = { href: '/service', label: 'Servicing', collection: 'header', id: '7', place: 'Header menu' } as const
  const deadLinks = [{ ...link, reason: 'unpublished' as const }]
  const left = listSetUpLeftovers({ form: { licence: '', staff_email: '' }, hasLogo: false, deadLinks })
  expect(left.map(({ label, href }) => [label, href])).toEqual([
    ['Add a stock feed', '/admin/collections/stock-feeds/create'],
    ['Change the link “Servicing”', '/admin/collections/header/7'],
    ['Add a logo', '/admin/collections/theme'],
    ['Add the dealer licence number', '/admin/collections/locations'],
    ['Invite the first staff member', '/admin/invite'],
  ])
  expect(left[1]?.text).toBe('Header menu: /service. This page is not published.')
})

test('[STF-06] a complete dealer lacks only its stock', () => {
  const form = { licence: '4412345', staff_email: 'first@smith.example' }
  expect(listSetUpLeftovers({ form, hasLogo: true, deadLinks: [] }).map(({ label }) => label)).toEqual([
    'Add a stock feed',
  ])
})
