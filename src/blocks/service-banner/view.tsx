import { omitEmpty } from '@/src/domain/omit-empty'
import { ServiceBanner } from '@/src/features/content/service-banner'
import { openHref } from '../safe-values'
import type { BlockView } from '../view'

export const serviceBannerView: BlockView<'service-banner'> = (data, context) => (
  <ServiceBanner
    id={context.id('service-banner')}
    heading={data.heading ?? 'Book a Service'}
    href={openHref(data.href, context) ?? openHref('/service#service-booking', context) ?? '/book-service'}
    {...omitEmpty({ text: data.text })}
  />
)
