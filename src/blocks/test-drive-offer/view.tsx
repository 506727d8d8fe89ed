import { dealerNounOf, replaceCarNoun } from '@/src/domain/stock/vehicle/nouns'
import { replaceTestDrive } from '@/src/domain/stock/vehicle/test-drive-name'
import { SideBySide } from '@/src/features/content/side-by-side'
import { imageOf } from '../safe-values'
import type { BlockView } from '../view'

export const testDriveOfferView: BlockView<'test-drive-offer'> = (data, { id, site }) => (
  <SideBySide
    id={id('home-test-drive')}
    heading={data.heading ?? replaceTestDrive('We bring the test drive to you', site.switches.display.item_types)}
    text={
      data.text ??
      replaceCarNoun(
        'Choose a car and a day. We’ll bring it to your door so you can drive it on roads you know.',
        dealerNounOf(site),
      )
    }
    link={{
      label: data.button ?? replaceTestDrive('Book a home test drive', site.switches.display.item_types),
      href: site.switches.bookings.home_test_drives ? '/home-test-drive' : '/book-test-drive',
    }}
    image={imageOf(data)}
    primary
  />
)
