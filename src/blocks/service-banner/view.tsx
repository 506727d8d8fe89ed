import { omitEmpty } from '@/src/domain/omit-empty'
import { ServiceBanner } from '@/src/features/content/service-banner'
import { hrefOf, textOf } from '../data'
import type { BlockView } from '../view'

export const serviceBannerView: BlockView = (data, { id }) => (
  <ServiceBanner
    id={id('service-banner')}
    heading={textOf(data, 'heading') || 'Book a Service'}
    href={hrefOf(data) ?? '/service#service-booking'}
    {...omitEmpty({ text: textOf(data, 'text') })}
  />
)
