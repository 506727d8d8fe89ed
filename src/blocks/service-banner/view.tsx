import { omitEmpty } from '@/src/domain/omit-empty'
import { ServiceBanner } from '@/src/features/content/service-banner'
import { safeHref } from '../safe-values'
import type { BlockView } from '../view'

export const serviceBannerView: BlockView<'service-banner'> = (data, { id }) => (
  <ServiceBanner
    id={id('service-banner')}
    heading={data.heading ?? 'Book a Service'}
    href={safeHref(data.href) ?? '/service#service-booking'}
    {...omitEmpty({ text: data.text })}
  />
)
