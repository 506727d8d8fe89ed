import { SideBySide } from '@/src/features/content/side-by-side'
import { imageOf, textOf } from '../data'
import type { BlockView } from '../view'

export const testDriveOfferView: BlockView = (data, { id, site }) => (
  <SideBySide
    id={id('home-test-drive')}
    heading={textOf(data, 'heading') || 'We bring the test drive to you'}
    text={
      textOf(data, 'text') ||
      'Choose a car and a day. We bring it to your door, and you drive it on the roads you know.'
    }
    link={{
      label: textOf(data, 'button') || 'Book a home test drive',
      href: site.switches.bookings.home_test_drives ? '/home-test-drive' : '/book-test-drive',
    }}
    image={imageOf(data)}
    primary
  />
)
