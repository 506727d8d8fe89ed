import { linkField } from '@/src/cms/fields/link-field'
import { createBlock, textField } from '../fields'

export const serviceBanner = createBlock({
  slug: 'service-banner',
  label: 'Service booking banner',
  help: 'A strip with a link to book a service. Shoppers can close it for the current page view.',
  fields: [
    textField('heading', 'The heading. Default: Book a Service.', 80),
    textField('text', 'A sentence next to the heading.', 160),
    linkField('href', 'The page it links to. Default: /service#service-booking.', { label: 'Link' }),
  ],
})
