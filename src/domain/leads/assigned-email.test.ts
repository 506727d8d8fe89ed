import { expect, test } from 'vitest'
import { buildAssignedEmail } from './assigned-email'

const HREF = 'https://panel.example/admin/collections/leads/1'
const INBOX = 'https://panel.example/admin/collections/leads?mine'

const leadOf = (name: string, category: string, href = HREF) => ({ name, category, note: 'Mazda 3', href })

test('[ADM-04] the email about an assigned lead says who assigned it, what it is about and where it is', () => {
  const leads = [leadOf('Finn Ode', 'Test drive')]
  const { subject, text, html } = buildAssignedEmail({ name: 'Sam', author: 'Mia Ito', leads, inbox: INBOX })
  expect(subject).toBe('A lead for you: Test drive from Finn Ode')
  expect(text).toContain('Hi Sam. Mia Ito has assigned a lead to you: Test drive from Finn Ode.')
  expect(text).toContain(HREF)
  expect(text).not.toContain(INBOX)
  expect(html).toContain(HREF)
})

test('[ADM-04] names are text in its HTML, and a lead without a name has its category only', () => {
  const leads = [leadOf('', '<b>Service</b>')]
  const { subject, html } = buildAssignedEmail({ name: '', author: 'Mia', leads, inbox: INBOX })
  expect(subject).toBe('A lead for you: <b>Service</b>')
  expect(html).not.toContain('<b>Service</b>')
})

test('[ADM-04] the email about several leads lists each with its link, in their order, and leads to the inbox', () => {
  const leads = [leadOf('Finn Ode', 'Test drive'), leadOf('', 'Service', `${HREF}2`)]
  const { subject, text, html } = buildAssignedEmail({ name: 'Sam', author: 'Mia Ito', leads, inbox: INBOX })
  expect(subject).toBe('2 leads for you')
  expect(text).toContain('Hi Sam. Mia Ito has assigned 2 leads to you. Here they are, oldest first.')
  expect(text).toContain(`Test drive from Finn Ode\nMazda 3\n${HREF}\n\nService\nMazda 3\n${HREF}2`)
  expect(text).toContain(`Open your leads:\n${INBOX}`)
  expect(html).toContain(`href="${HREF}2"`)
})
