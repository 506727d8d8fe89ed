import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { SideBySide } from '@/src/features/content/side-by-side'
import { imageOf } from '../safe-values'
import type { BlockView } from '../view'

export const testDriveOfferView: BlockView<'test-drive-offer'> = (data, { id, site }) => (
  <SideBySide
    id={id('home-test-drive')}
    heading={data.heading ?? 'We bring the test drive to you'}
    text={
      data.text ??
      replaceCarNoun(
        'Choose a car and a day. We’ll bring it to your door so you can drive it on roads you know.',
        dealerNounOf(site),
      )
    }
    link={{
      label: data.button ?? 'Book a home test drive',
      href: site.switches.bookings.home_test_drives ? '/home-test-drive' : '/book-test-drive',
    }}
    image={imageOf(data)}
    primary
  />
)
