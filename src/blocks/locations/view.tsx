import { Locations } from '@/src/features/locations/locations'
import type { BlockView } from '../view'

export const locationCarouselView: BlockView = (_data, { site, id }) => <Locations site={site} id={id('locations')} />
