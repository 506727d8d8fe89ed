import type { CollectionConfig, Field } from 'payload'
import { clockField } from './shared/clock-field'
import { tenantOwned } from './shared/tenant-owned'
import { tenantUpload } from './shared/references'

const address: Field = {
  name: 'address',
  type: 'group',
  fields: [
    { name: 'street', type: 'text', required: true },
    { name: 'city', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'ACT', 'NT'] },
    {
      name: 'postcode',
      type: 'text',
      required: true,
      validate: (value: string | null | undefined) => /^\d{4}$/.test(value ?? '') || 'Four digits, such as 4006.',
    },
    { name: 'lat', type: 'number' },
    { name: 'long', type: 'number' },
    { name: 'place_url', type: 'text', admin: { description: 'Link behind “Get Directions”.' } },
    { name: 'place_id', type: 'text' },
  ],
}

const openingHours: Field = {
  name: 'opening_hours',
  type: 'array',
  admin: { description: 'Wall-clock times of the location; shown exactly as written.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          type: 'select',
          required: true,
          options: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((label, day) => ({
            label,
            value: String(day),
          })),
          admin: { width: '25%' },
        },
        { name: 'status', type: 'select', required: true, options: ['Open', 'Closed'], admin: { width: '25%' } },
        clockField('open', 'Opens'),
        clockField('close', 'Closes'),
      ],
    },
  ],
}

/** D§3 Location (LOC-10). */
export const locations: CollectionConfig = tenantOwned(
  {
    slug: 'locations',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'location_type', 'visible', 'updatedAt'],
      group: 'Locations',
    },
    indexes: [{ fields: ['tenant', 'slug'], unique: true }],
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        admin: { description: 'As shown on cards and the location page.' },
      },
      { name: 'slug', type: 'text', required: true, admin: { description: 'Last part of the location’s address.' } },
      { name: 'dealership_id', type: 'text' },
      { name: 'dealership_slug', type: 'text' },
      {
        name: 'location_type',
        type: 'select',
        options: ['sales', 'service', 'parts', 'service-and-parts'],
        admin: { description: 'Empty means sales.' },
      },
      { name: 'location_subtype', type: 'text', hasMany: true, admin: { description: 'May include “buying”.' } },
      { name: 'primary', type: 'checkbox', defaultValue: false },
      { name: 'visible', type: 'checkbox', defaultValue: true, admin: { description: 'Off hides it everywhere.' } },
      {
        name: 'order',
        type: 'number',
        defaultValue: 0,
        admin: { description: 'Lower comes first; equal sorts by name.' },
      },
      { name: 'manufacturers', type: 'text', hasMany: true },
      {
        name: 'dealer_license_number',
        type: 'text',
        admin: { description: 'The law wants it on the site and on every advertisement.' },
      },
      { name: 'motor_vehicle_repairer', type: 'text', label: 'MRB number' },
      tenantUpload({ name: 'image' }),
      {
        name: 'image_url',
        type: 'text',
        admin: { description: 'A picture that ships with the site, where none is uploaded.' },
      },
      { name: 'badge', type: 'text', admin: { description: 'Such as COMING EARLY 2026.' } },
      {
        name: 'timezone',
        type: 'select',
        required: true,
        defaultValue: 'Australia/Brisbane',
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
      { name: 'phone', type: 'text' },
      { name: 'landline_phone', type: 'text' },
      openingHours,
    ],
  },
  { write: ['tenant-admin', 'editor'] },
)
