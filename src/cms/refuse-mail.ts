import type { EmailAdapter } from 'payload'

/** Refuses emails that Payload writes itself, whose links have the host of a request: `queueMessage` sends all emails. */
export const refuseMail: EmailAdapter<never> = () => ({
  name: 'refused',
  defaultFromName: '',
  defaultFromAddress: '',
  sendEmail: ({ subject }) => Promise.reject(new Error(`Queue this email instead: ${String(subject)}`)),
})
