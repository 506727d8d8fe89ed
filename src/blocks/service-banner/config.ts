import { createBlock, hrefField, textField } from '../fields'

export const serviceBanner = createBlock({
  slug: 'service-banner',
  label: 'Service booking banner',
  help: 'A strip that leads to booking a service. A visitor can close it; it is then gone for that view.',
  fields: [
    textField('heading', 'Empty says “Book a Service”.', 80),
    textField('text', 'A sentence beside it.', 160),
    hrefField('href', 'Where it leads; empty leads to /service#service-booking.'),
  ],
})
