import { expect, test } from 'vitest'
import { buildInvitationEmail, invitationSender, listRoleDescriptions } from './staff-invitation-email'

const details = {
  name: 'Sam <b>Smith</b>',
  email: 'sam@example.com',
  platformAdmin: false,
  memberships: [{ dealer: 'Smith Motors', role: 'editor' as const }],
  inviter: 'Ada',
  expiresAt: new Date('2026-12-04T05:10:00Z'),
}

test('[STF-09] the email says who invites, to which role, and until when its link works', () => {
  const { subject, text, html } = buildInvitationEmail(
    details,
    'https://platform.example/admin/invitation#abc',
    'Australia/Perth',
  )
  expect(subject).toBe('Ada has invited you to Smith Motors')
  expect(text).toContain('Ada has invited you to sign in as Editor at Smith Motors.')
  expect(text).toContain('https://platform.example/admin/invitation#abc')
  expect(text).toContain('until 1:10 pm on Friday 4 December 2026 (AWST)')
  expect(html).toContain('Sam &lt;b&gt;Smith&lt;/b&gt;')
  expect(html).not.toContain('<b>Smith')
})

test('[STF-09] the dealer sends it, or the platform for several dealers', () => {
  expect(invitationSender(details)).toBe('Smith Motors')
  const both = { ...details, memberships: [...details.memberships, { dealer: 'Jones Cars', role: 'editor' as const }] }
  expect(invitationSender(both)).toBe('Forecourt')
  expect(listRoleDescriptions(both)).toHaveLength(1)
  expect(listRoleDescriptions({ platformAdmin: true, memberships: [] })).toHaveLength(1)
})
