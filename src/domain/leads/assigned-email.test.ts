import { expect, test } from 'vitest'
import { buildAssignedEmail } from './assigned-email'

const HREF = 'https://panel.example/admin/collections/leads/1'

test('[ADM-04] the email about an assigned lead says who assigned it, what it is about and where it is', () => {
  const lead = { name: 'Finn Ode', category: 'Test drive' }
  const { subject, text, html } = buildAssignedEmail({ name: 'Sam', author: 'Mia Ito', lead }, HREF)
  expect(subject).toBe('A lead for you: Test drive from Finn Ode')
  expect(text).toContain('Hi Sam. Mia Ito has assigned a lead to you: Test drive from Finn Ode.')
  expect(text).toContain(HREF)
  expect(html).toContain(HREF)
})

test('[ADM-04] names are text in its HTML, and a lead without a name has its category only', () => {
  const lead = { name: '', category: '<b>Service</b>' }
  const { subject, html } = buildAssignedEmail({ name: '', author: 'Mia', lead }, HREF)
  expect(subject).toBe('A lead for you: <b>Service</b>')
  expect(html).not.toContain('<b>Service</b>')
})
