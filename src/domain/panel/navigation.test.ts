import { describe, expect, test } from 'vitest'
import { listPanelEntries, panelEntries, panelGroups } from './navigation'

const slugs = (...roles: Parameters<typeof listPanelEntries>[0]) => listPanelEntries(roles).map(({ slug }) => slug)
const groups = (...roles: Parameters<typeof listPanelEntries>[0]) => [
  ...new Set(listPanelEntries(roles).map(({ group }) => group)),
]

describe('panel menu', () => {
  test('[ADM-01] lists the groups in order, all of them for the platform', () => {
    expect(groups('platform-admin')).toEqual([...panelGroups])
    expect(groups('tenant-admin')).toEqual(panelGroups.filter((one) => one !== 'Platform'))
    expect(groups('editor')).toEqual(panelGroups.filter((one) => one !== 'Platform'))
    expect(groups('lead-handler')).toEqual(['Stock', 'Locations', 'Leads', 'Sales', 'Settings'])
  })

  test('[ADM-01] hides what a role cannot use', () => {
    for (const role of ['editor', 'lead-handler', 'viewer'] as const) {
      for (const slug of ['users', 'tenants', 'templates', 'site-settings']) expect(slugs(role)).not.toContain(slug)
    }
    expect(slugs('viewer')).not.toContain('stock-feeds')
    expect(slugs('lead-handler')).not.toContain('pages')
    expect(slugs()).toEqual([])
  })

  test('[ADM-01] merges the menus of several roles, each entry once', () => {
    const both = slugs('lead-handler', 'tenant-admin')
    expect(both).toContain('users')
    expect(new Set(both).size).toBe(both.length)
  })

  test('[ADM-01] shows a dealer’s details to its admin and the list of dealers to the platform', () => {
    const findTenantsEntry = (role: 'tenant-admin' | 'platform-admin') =>
      listPanelEntries([role]).find(({ slug }) => slug === 'tenants')
    expect(findTenantsEntry('tenant-admin')).toMatchObject({ group: 'Settings', label: 'Dealer details' })
    expect(findTenantsEntry('platform-admin')?.group).toBe('Platform')
    expect(panelEntries.filter(({ slug }) => slug === 'tenants')).toHaveLength(2)
  })
})
