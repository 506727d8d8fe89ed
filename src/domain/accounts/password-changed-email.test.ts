import { expect, test } from 'vitest'
import { buildPasswordChangedEmail } from './password-changed-email'

const change = {
  name: 'Sam <b>Smith</b>',
  door: 'account' as const,
  at: new Date('2026-12-04T05:10:00Z'),
  timezone: 'Australia/Perth',
}
const forgotLink = 'https://platform.example/admin/forgot'

test('[STF-09] the email says when and where the password was changed, and what to do if it was someone else', () => {
  const { subject, text, html } = buildPasswordChangedEmail(change, forgotLink)
  expect(subject).toBe('Your password was changed')
  expect(text).toContain('at 1:10 pm on Friday 4 December 2026 (AWST), on your account’s page.')
  expect(text).toContain('If it wasn’t, choose a new password now and tell your administrator')
  expect(text).toContain(`choose a new password:\n${forgotLink}\n`)
  expect(html).not.toContain('<b>Smith')
  expect(buildPasswordChangedEmail({ ...change, name: '', door: 'link' }, forgotLink).text).toMatch(
    /^Hi\. .*, with the link in an email from us\./,
  )
})
