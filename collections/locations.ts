import type { Field } from 'payload'
import { allRoles } from '@/src/domain/panel/menu'
import { parseWeek, listWeekProblems } from '@/src/domain/locations/week'
import { slugForCopy } from '@/src/cms/fields/slug-for-copy'
import { requireUniqueSlug } from '@/src/cms/fields/unique-slug'
import { openNowColumn, listPagination, imageColumn, suburbColumn } from '@/src/cms/fields/list-columns'
import { kebab, phone, imageAddress } from '@/src/domain/tenancy/folder-schemas'
import { validateWithSchema } from '@/src/cms/fields/validate-with-schema'
import { tenantOwned } from '@/src/cms/access/tenant-owned'
import { tenantUpload } from '@/src/cms/fields/references'
import { versionHistory } from '@/src/cms/documents/preview'

const weekSchema = {
  type: 'array' as const,
  items: {
    type: 'object' as const,
    additionalProperties: false,
    required: ['weekday', 'status'],
    properties: {
      weekday: { type: 'number' as const, enum: [0, 1, 2, 3, 4, 5, 6] },
      status: { type: 'string' as const, enum: ['Open', 'Closed'] },
      open: { type: 'string' as const },
      close: { type: 'string' as const },
    },
  },
}

const address: Field = {
  name: 'address',
  type: 'group',
  fields: [
    {
      name: 'street',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'First line of the address, on cards and the page.' },
    },
    {
      name: 'city',
      label: 'Suburb or city',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Second line; cars without a city of their own show it.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'],
      admin: { description: 'Decides which public holidays are suggested.' },
    },
    {
      name: 'postcode',
      type: 'text',
      required: true,
      validate: (value: string | null | undefined) => /^\d{4}$/.test(value ?? '') || 'Four digits, such as 4006.',
      admin: { description: 'With the address; finds it for shoppers who search by postcode.' },
    },
    {
      name: 'lat',
      label: 'Latitude',
      type: 'number',
      min: -44,
      max: -9,
      admin: { description: 'Such as -27.4785. Puts the pin on the drawn map and finds the nearest location.' },
    },
    {
      name: 'long',
      label: 'Longitude',
      type: 'number',
      min: 112,
      max: 160,
      admin: { description: 'Such as 152.9861. Without both, the postcode stands in.' },
    },
    {
      name: 'place_url',
      type: 'text',
      validate: (value: string | null | undefined) =>
        !value || /^https?:\/\/[^\s/]+/.test(value) || 'An address such as https://maps.google.com/….',
      admin: {
        description: 'Its page on a map, behind “Get Directions” and the map at the top; without it, its position.',
      },
    },
    {
      name: 'place_id',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Its number at Google Places, where known.' },
    },
  ],
}

const openingHours: Field = {
  name: 'opening_hours',
  type: 'json',
  defaultValue: [],
  validate: (value: unknown) => {
    const messages = listWeekProblems(value).map(({ message }) => message)
    return messages.length === 0 || messages.join(' ')
  },
  hooks: {
    // Stored normalised: in the order of the week, each day once, without unknown keys.
    beforeChange: [({ value }) => (value === undefined || value === null ? value : parseWeek(value))],
  },
  typescriptSchema: [() => weekSchema],
  admin: {
    description:
      'The location’s own clock, shown exactly as written: in tables of opening hours, and in “Open now”. A day that is not set shows nowhere; a location with none shows no hours.',
    components: {
      Field: '/src/admin/locations/week-field#WeekField',
      Diff: '/src/admin/versions/value-diffs#WeekDiff',
    },
  },
}

/** Locations of a dealer (LOC-10). */
export const locations = tenantOwned(
  {
    slug: 'locations',
    trash: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'picture', 'location_type', 'suburb', 'open_now', 'next_special_day', 'visible'],
      listSearchableFields: ['name', 'slug', 'address.city', 'phone'],
      pagination: listPagination,
      description: 'Your yards, service centres and parts counters, each with a page at /locations.',
    },
    // The slug is unique among rows outside the trash, by a partial index that the migrations create.
    indexes: [{ fields: ['tenant', 'slug'] }],
    versions: versionHistory,
    hooks: { beforeValidate: [requireUniqueSlug] },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'As shown on cards and the location page.' },
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
        type: 'text',
        required: true,
        hooks: { beforeDuplicate: [slugForCopy] },
        validate: (value: string | null | undefined) =>
          value ? validateWithSchema(kebab)(value) : 'Small letters, digits and dashes, such as toowong.',
        admin: { description: 'Last part of its page’s address: toowong gives /locations/toowong.' },
      },
      {
        name: 'dealership_id',
        type: 'text',
        maxLength: 60,
        admin: { description: 'As feeds and leads name its dealership.' },
      },
      {
        name: 'dealership_slug',
        type: 'text',
        validate: validateWithSchema(kebab),
        admin: {
          description:
            'Locations with the same one are departments of one dealership: their pages offer each other under “Opening Hours”. /locations/… leads here too, and its stock is found by it.',
        },
      },
      {
        name: 'location_type',
        label: 'Type',
        type: 'select',
        options: ['sales', 'service', 'parts', 'service-and-parts'],
        admin: { description: 'What it does; empty means sales. Special hours of a department hold for its type.' },
      },
      { name: 'location_subtype', type: 'text', hasMany: true, admin: { description: 'May include “buying”.' } },
      {
        name: 'primary',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          description: 'The one whose phone and directions stand for the whole dealer. One at most; off by default.',
        },
      },
      {
        name: 'visible',
        type: 'checkbox',
        defaultValue: true,
        admin: { description: 'On by default. Off hides it everywhere: cards, its page, forms, vehicle pages.' },
      },
      {
        name: 'order',
        type: 'number',
        defaultValue: 0,
        admin: { description: 'On listings the lower comes first; equal, as by default, sorts by name.' },
      },
      {
        name: 'manufacturers',
        type: 'text',
        hasMany: true,
        admin: { description: 'Makes it speaks for; empty means all.' },
      },
      {
        name: 'distribution_locations',
        label: 'Test drives also at',
        type: 'text',
        hasMany: true,
        admin: { description: 'Slugs of your locations its vehicles can be brought to; shoppers then choose one.' },
      },
      {
        name: 'dealer_license_number',
        type: 'text',
        maxLength: 60,
        admin: { description: 'The law wants it on the site and on every advertisement.' },
      },
      {
        name: 'motor_vehicle_repairer',
        type: 'text',
        maxLength: 60,
        label: 'MRB number',
        admin: { description: 'Motor vehicle repairer’s number; on cards and the location’s page.' },
      },
      tenantUpload({
        name: 'image',
        admin: { description: 'On its card, and at the top of its page; without one the page shows a drawn map.' },
      }),
      {
        name: 'image_url',
        type: 'text',
        validate: validateWithSchema(imageAddress),
        admin: { description: 'A picture that ships with the site, where none is uploaded.' },
      },
      {
        name: 'badge',
        type: 'text',
        maxLength: 60,
        admin: { description: 'On its card and page, such as COMING EARLY 2026.' },
      },
      {
        name: 'timezone',
        type: 'select',
        required: true,
        defaultValue: 'Australia/Brisbane',
        admin: { description: 'Whose clock its opening hours and special days are on; “Open now” asks it.' },
        options: [
          'Australia/Brisbane',
          'Australia/Sydney',
          'Australia/Melbourne',
          'Australia/Hobart',
          'Australia/Adelaide',
          'Australia/Darwin',
          'Australia/Perth',
          'Australia/Broken_Hill',
          'Australia/Eucla',
          'Australia/Lord_Howe',
        ],
      },
      address,
      {
        name: 'phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'On its card, its page and its cars; empty shows the dealer’s own number.' },
      },
      {
        name: 'landline_phone',
        type: 'text',
        validate: validateWithSchema(phone),
        admin: { description: 'A second number on its card and page.' },
      },
      {
        name: 'service_booking_url',
        label: 'Service booking address',
        type: 'text',
        maxLength: 500,
        validate: (value: string | null | undefined) =>
          !value || /^https:\/\/[^\s/]+/.test(value) || 'An address such as https://booking.example/….',
        admin: {
          description:
            'Of a location that does service: opened in a frame on its page where the switch “Service booking on the page” is on.',
        },
      },
      openingHours,
    ],
  },
  {
    write: ['tenant-admin', 'editor'],
    public: true,
    preview: { depth: 1 },
    exported: true,
    menu: { group: 'Locations', order: 1, roles: allRoles },
  },
)
