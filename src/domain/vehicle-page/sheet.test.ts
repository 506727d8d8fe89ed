import { expect, test } from 'vitest'
import type { SiteLocation } from '@/src/domain/locations/location'
import type { Site } from '@/src/domain/tenancy/site'
import { resolveSwitches } from '@/src/domain/switches'
import { buildComparisonWarning } from '@/src/domain/finance/disclaimer'
import { sampleVehicle } from './sample-vehicle.test-support'
import { buildVehicleSheet } from './sheet'

const testLocation = {
  name: 'Toowong',
  visible: true,
  phone: '0735550100',
  dealer_license_number: 'QLD 4810276',
  address: { street: '1 High St', city: 'Toowong', state: 'QLD', postcode: '4066' },
} as unknown as SiteLocation
const site = {
  name: 'Banksia',
  url: 'https://banksia.example',
  licence: 'QLD 1 · NSW 2',
  abn: '29 550 410 022',
  locations: [testLocation],
  switches: resolveSwitches({}, { display: { unregistered_text: true } }),
} as unknown as Site
const price = { amount: '$45,990', type: 'Drive away' }
const sheet = (over = {}, location: SiteLocation | null = testLocation) =>
  buildVehicleSheet({
    vehicle: { ...sampleVehicle, ...over },
    site,
    location: location ?? undefined,
    price,
    now: new Date('2026-06-01T10:00:00Z'),
  })

test('[VDP-08] has the price with its type, facts, photo, address, dealer and licence', () => {
  expect(sheet()).toMatchObject({
    main: '2023 Toyota RAV4',
    sub: 'Cruiser',
    price,
    photo: '/a.webp',
    url: 'https://banksia.example/cars/2023-toyota-rav4-k1',
    made: '1 June 2026',
    dealer: {
      name: 'Banksia',
      address: 'Toowong, 1 High St, Toowong QLD 4066',
      phone: '07 3555 0100',
      licence: 'QLD 4810276',
      abn: '29 550 410 022',
    },
  })
  expect(sheet()).not.toHaveProperty('sold')
  expect(sheet({ status: 'sold' }).sold).toBe('JUST SOLD')
})

test('[VDP-08] works without photos and location', () => {
  const bare = sheet({ images: [{ url: '/film.mp4', isVideo: true }] }, null)
  expect(bare).not.toHaveProperty('photo')
  expect(bare.dealer.licence).toBe('QLD 1 · NSW 2')
})

test('[VDP-14] an expired registration reads Unregistered', () => {
  const line = (rego_expiry: string) =>
    sheet({ rego_expiry }).facts.findLast(({ label }) => label.startsWith('Registration'))?.value
  expect(line('2026-05-31')).toBe('Unregistered')
  expect(line('2026-06-01')).toBe('1 June 2026')
})

test.each([
  ['Australia/Brisbane', '1 June 2026', 'Unregistered'],
  ['Australia/Perth', '1 June 2026', 'Unregistered'],
  ['America/Los_Angeles', '31 May 2026', '31 May 2026'],
])(
  '[VDP-08] [VDP-14] a sheet created at 22:00 UTC has the date, and the registration expiry, of %s',
  (timezone, made, rego) => {
    const now = new Date('2026-05-31T22:00:00Z')
    const vehicle = { ...sampleVehicle, rego_expiry: '2026-05-31' }
    const printedSheet = buildVehicleSheet({ vehicle, site, location: { ...testLocation, timezone }, price, now })
    expect(printedSheet.made).toBe(made)
    expect(printedSheet.facts.findLast(({ label }) => label.startsWith('Registration'))?.value).toBe(rego)
  },
)

test('[FIN-07] a repayment has both rates and the complete warning', () => {
  const rates = { paymentWeek: 151.6, paymentMonth: 657.2, interestRate: 8.49, comparisonRate: 9.6149 }
  const switches = resolveSwitches({}, { finance: { provider: 'Taurus' } })
  const about = { vehicle: { ...sampleVehicle, finance_lenders: { Taurus: rates } }, location: testLocation, price }
  const { estimate } = buildVehicleSheet({
    ...about,
    site: { ...site, switches },
    now: new Date('2026-06-01T10:00:00Z'),
  })
  expect(estimate).toMatch(/\$152\/wk.*8\.49%.*9\.61%.*\*WARNING/s)
  expect(estimate).toContain(buildComparisonWarning(switches.finance))
  expect(sheet()).not.toHaveProperty('estimate')
})
