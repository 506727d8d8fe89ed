import { describe, expect, test } from 'vitest'
import type { FeedVehicle } from './vehicle'
import { feedVehicleSchema } from './vehicle-schema'
import { testVehicle } from './vehicle.test-support'

/** The fields of the test's vehicle that a feed can fill. */
const {
  id: _id,
  slug: _slug,
  name: _name,
  hidden: _hidden,
  created_at,
  updated_at: _updated,
  views: _views,
  ...fed
} = testVehicle
const fedVehicle: FeedVehicle = { ...fed, key: 'A1', location_slug: 'aspley', listed_at: created_at }

describe('[STK-01] the schema of a vehicle from a feed', () => {
  test('[STK-01] accepts a complete vehicle unchanged', () => {
    expect(feedVehicleSchema.parse(fedVehicle)).toEqual(fedVehicle)
  })
  test.each([
    ['a year before cars', { year: 1884 }],
    ['a year too far in the future', { year: 2101 }],
    ['a half cent', { price_cents: 0.5 }],
    ['an unknown status', { status: 'gone' }],
    ['a script for a photo', { images: [{ url: 'javascript:alert(1)' }] }],
    ['another host for a photo', { images: [{ url: '//evil.example/x.jpg' }] }],
    ['a vehicle without a key', { key: '' }],
    ['a listing date without a time zone', { listed_at: '2026-11-24T10:00:00' }],
    ['an invalid date', { rego_expiry: '31/12/2026' }],
    ['an undefined member', { badge: undefined }],
    ['a name that is too long', { make: 'x'.repeat(101) }],
  ])('[STK-01] %s is refused', (_, change) => {
    expect(feedVehicleSchema.safeParse({ ...fedVehicle, ...change }).success).toBe(false)
  })

  test('[STK-01] [FIN-01] has every field of the specification', () => {
    const lender = {
      disclaimer: 'Example only',
      deposit: 2000,
      paymentMonth: 410,
      paymentWeek: 95,
      totalPayable: 24_700,
      interestRate: 7.49,
      comparisonRate: 8.12,
      termMonths: 60,
      termWeeks: 260,
      termYears: 5,
      establishmentFees: 395,
      balloon: 0,
    }
    // In the order of the specification. Fields with another form here: prices (dollars there, cents here), `path`
    // (from the slug), `location_id` (from `location_slug`), `sold` (a status), `photos_count`, `thumbnails` and
    // `primary_image_url` (from the images), `has_nvic` (from the NVIC).
    const specificationFields = {
      badge: 'SX',
      series: 'YB',
      colour: 'Red',
      interior_colour: 'Black',
      before_price_cents: 2_099_000,
      offer_price_cents: 1_899_000,
      subscription_price_cents: 25_000,
      km: 41_000,
      simple_body: 'Hatch',
      simple_transmission: 'Automatic',
      simple_fuel: 'Petrol',
      fuel: 'Petrol - Unleaded',
      drive: 'Front Wheel Drive',
      seats: 5,
      doors: 5,
      engine_size: '1.4L',
      engine_size_litres: 1.4,
      trans: '6 Speed Sports Automatic',
      gearnum: 6,
      bodyconfiguration: '5 door hatch',
      stocknum: 'A1',
      vin: 'KNADC512ML6000001',
      nvic: 'ABC123',
      regplate: 'ABC12D',
      rego: 'QLD',
      rego_expiry: '2027-01-31',
      build_date: '2020-03-01',
      compliance_date: '2020-05-01',
      tag: 'Test Drive Only',
      dealership_id: '12',
      dealership_slug: 'aspley',
      dealership_name: 'Aspley Kia',
      city: 'Aspley',
      state: 'QLD',
      private_suburb: 'Chermside',
      private_postcode: '4032',
      carsales_title: 'Kia Rio SX',
      dealercomments: 'One owner.',
      file: '/report.pdf',
      video_url: '/walk.mp4',
      external_video_url: 'https://video.example/1',
      images: [
        { url: '/a.jpg', thumb_url: '/a-small.jpg' },
        { url: '/v.mp4', isVideo: true },
      ],
      spin_images: ['/1.jpg', '/2.jpg'],
      spin_interior_image: '/inside.jpg',
      spin_code: 'S1',
      hotspots: {
        exterior: [{ description: 'Scratch', title: 'Door', positions: { '0': { x: 10, y: 20 } } }],
        interior: [{ description: 'Wear', positions: { '0': { x: 1, y: 2 } } }],
      },
      standardEquipment: ['Cruise control'],
      youxQuote: { weeklyRepaymentAmount: 91, comparisonRate: 8.12, advertisedRate: 7.49 },
      autograb_data: { state_average_market_price: 20_500, average_market_price: 20_900 },
      finance_lenders: { 'a-lender': lender },
      variant: {
        cylinders: 4,
        enginesize: '1.4',
        enginesize_litres: 1.4,
        induction: 'Aspirated',
        fuelconsumptioncombined: 5.6,
        fuelcapacity: 45,
        grossvehiclemass: 1590,
        vehiclelength: 4065,
        vehicleheight: 1450,
        vehiclewidth: 1725,
        towingcapacitybraked: 800,
        bodyconfiguration: '5 door hatch',
        torque: '133',
        ancaprating: 5,
        geartype: 'Automatic',
      },
      caravan: {
        body_width: 7.5,
        body_length: 18,
        tare_weight: 1900,
        axle_type: 'Tandem',
        sleeps: 4,
        aggregate_trailer_mass: 2600,
      },
    } satisfies Partial<FeedVehicle>
    expect(feedVehicleSchema.parse({ ...fedVehicle, ...specificationFields })).toEqual({
      ...fedVehicle,
      ...specificationFields,
    })
  })
})
