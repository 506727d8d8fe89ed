import { normalizeMake } from '@/src/domain/stock/normalize/makes'
import { contactSlugOf } from '@/src/domain/locations/listing'
import { allRoles } from '@/src/domain/panel/menu'
import { findLocationProblem } from '@/src/domain/panel/page-problems'
import { toOptions } from '@/src/cms/fields/read-only-fields'
import { slugForCopy } from '@/src/cms/fields/slug-for-copy'
import { fillUniqueSlug } from '@/src/cms/fields/generated-slug'
import { requireUniqueSlug } from '@/src/cms/fields/unique-slug'
import { openNowColumn, listPagination, imageColumn, suburbColumn } from '@/src/cms/fields/list-columns'
import { kebab, phone, imageAddress } from '@/src/domain/tenancy/folder-schemas'
import { IMAGE_URL_HELP, IMAGE_URL_LABEL, invalidSlug } from '@/src/domain/panel/messages'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { tenantUpload } from '@/src/cms/fields/references'
import { versionHistory } from '@/src/cms/documents/preview'
import { address } from './location-address'
import { placeLast } from './location-order'
import { followStateZone, timeZoneField } from './location-zone'
import { addressEndpoint, placesEndpoint } from './location-address-endpoints'
import { openingHours } from './opening-hours-field'

/** Makes are spelled as in the stock, by which vehicles are matched with them. */
const spellMakes = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...new Set(value.map((make: unknown) => (typeof make === 'string' ? (normalizeMake(make) ?? make) : make)))]
    : value

/** Locations of a dealer (LOC-10). */
export const locations = tenantOwned(
  {
    slug: 'locations',
    trash: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'location_type', 'suburb', 'open_now', 'next_special_day', 'visible'],
      listSearchableFields: ['name', 'slug', 'address.city', 'phone'],
      pagination: listPagination,
      description: 'Your yards, service centres and parts counters, each with a page at /locations.',
    },
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    versions: versionHistory,
    endpoints: [placesEndpoint, addressEndpoint],
    hooks: { beforeValidate: [placeLast, followStateZone, fillUniqueSlug('name'), requireUniqueSlug] },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'Shown on cards and the location’s page.' },
      },
      imageColumn(),
      suburbColumn,
      openNowColumn,
      {
        name: 'next_special_day',
        type: 'ui',
        label: 'Next special day',
        admin: { components: { Cell: '/src/admin/locations/next-special-cell#NextSpecialCell' } },
      },
      {
        name: 'slug',
        label: 'Web address',
        type: 'text',
        required: true,
        hooks: { beforeDuplicate: [slugForCopy] },
        validate: (value: string | null | undefined) =>
          // An empty one is filled in before a save, and a form is checked earlier.
          !value || validateWithSchema(kebab)(value) === true || invalidSlug('toowong'),
        admin: {
          className: 'is-filled-in',
          description:
            'The last part of its page’s address. For example, toowong makes /locations/toowong. Leave empty to create it from the name.',
        },
      },
      {
        name: 'dealership_id',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Identifies its dealership in feeds and leads.' },
      },
      {
        name: 'dealership_slug',
        label: 'Dealership it belongs to',
        type: 'text',
        validate: validateWithSchema(kebab),
        admin: {
          description:
            'Joins the departments of one dealership, such as sales and service: enter the same short name at each of them, such as toowong-motors. Their pages then link to each other under “Opening Hours”, /locations/toowong-motors leads to them, and the dealership’s stock in your feed is found by it.',
        },
      },
      {
        name: 'location_type',
        label: 'Type',
        type: 'select',
        options: toOptions({
          sales: 'Sales',
          service: 'Service',
          parts: 'Parts',
          'service-and-parts': 'Service and parts',
        }),
        admin: {
          description:
            'The kind of work the location does. Special hours for a department apply to locations of that type. Default: sales.',
        },
      },
      { name: 'location_subtype', type: 'text', hasMany: true, admin: { description: 'For example, buying.' } },
      {
        name: 'primary',
        label: 'Main location',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description:
            'Turn on to show this location’s phone number and directions for the whole dealer. Choose only one location. Default: off.',
        },
      },
      {
        name: 'visible',
        type: 'checkbox',
        defaultValue: true,
        admin: {
          description:
            'Turn off to hide the location on cards, in forms and on vehicle pages, and to hide its own page. Default: on.',
        },
      },
      {
        name: 'order',
        type: 'number',
        admin: {
          description:
            'Lower numbers come first in lists. Locations with the same number are sorted by name. Leave empty, and a new location comes last.',
        },
      },
      {
        name: 'manufacturers',
        type: 'text',
        hasMany: true,
        hooks: { beforeValidate: [({ value }) => spellMakes(value)] },
        admin: {
          description: 'The makes this location represents. Default: all.',
          components: { Field: '/src/admin/locations/makes-field#MakesField' },
        },
      },
      {
        name: 'distribution_locations',
        label: 'Test drives also at',
        type: 'text',
        hasMany: true,
        admin: {
          description: 'Other locations where shoppers can test drive this location’s vehicles. Default: none.',
          components: { Field: '/src/admin/locations/test-drives-field#TestDrivesField' },
        },
      },
      {
        name: 'dealer_license_number',
        label: 'Dealer licence number',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Shown on your site and in every advertisement, as the law requires.' },
      },
      {
        name: 'motor_vehicle_repairer',
        type: 'text',
        maxLength: 60,
        label: 'MRB number',
        admin: { description: 'The motor vehicle repairer number, shown on cards and the location’s page.' },
      },
      tenantUpload({
        name: 'image',
        admin: {
          description: 'Shown on its card and at the top of its page. Default: none, and the page shows a map.',
        },
      }),
      {
        name: 'image_url',
        label: IMAGE_URL_LABEL,
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: IMAGE_URL_HELP },
      },
      {
        name: 'badge',
        type: 'text',
        maxLength: 60,
        admin: { description: 'Shown on its card and page. For example, COMING SOON.' },
      },
      timeZoneField,
      address,
      {
        name: 'phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'Shown on its card, its page and its vehicles. Default: the number in Site settings.' },
      },
      {
        name: 'landline_phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'A second number, shown on its card and page.' },
      },
      {
        name: 'service_booking_url',
        label: 'Service booking address',
        type: 'text',
        maxLength: 500,
        validate: (value: string | null | undefined) =>
          !value ||
          /^https:\/\/[^\s/]+/.test(value) ||
          'Enter a full https address, such as https://booking.example/….',
        admin: {
          description:
            'For locations that do service. Shoppers can book on the location’s page if the switch “Service booking on the page” is on.',
        },
      },
      openingHours,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    page: {
      routes: ['/locations/[[...path]]'],
      findProblem: findLocationProblem,
      links: {
        group: 'Locations',
        otherSlugs: ['dealership_slug'],
        visible: 'visible',
        secondPage: {
          route: '/contact-us/[location]',
          toSlug: (name) => contactSlugOf({ name }),
          describe: (name) => `Contact ${name}`,
        },
      },
    },
    exported: true,
    menu: { group: 'Locations', order: 1, roles: allRoles },
  },
)
