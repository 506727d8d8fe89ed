import type { Field } from 'payload'
import { listStatesOf, statePostcodeProblem } from '@/src/domain/locations/postcodes'
import { isState, states } from '@/src/domain/locations/states'

type PostcodeOptions = {
  readonly siblingData: unknown
  readonly event?: 'onChange' | 'submit'
  readonly req?: { readonly payloadAPI?: string }
}

/** The state of a postcode is checked where staff type and save it; an imported folder may have a border town's. */
const validatePostcode = (
  value: string | null | undefined,
  { siblingData, event, req }: PostcodeOptions,
): true | string => {
  const postcode = value ?? ''
  const { state } = (siblingData ?? {}) as { readonly state?: unknown }
  const [anyState = ''] = listStatesOf(postcode)
  const isByStaff = req?.payloadAPI === 'REST' || event === 'onChange'
  const isChecked = isByStaff && typeof state === 'string' && isState(state)
  return statePostcodeProblem(postcode, isChecked ? state : anyState) ?? true
}

/** Suggests suburbs while one, or its postcode, is typed. */
const placeInput = (kind: 'suburb' | 'postcode') => ({
  path: '/src/admin/locations/place-field#PlaceField',
  clientProps: { kind },
})

/** The address of a location, with its pin on a map. */
export const address: Field = {
  name: 'address',
  type: 'group',
  fields: [
    {
      name: 'street',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The first line of the address, shown on cards and the location’s page.' },
    },
    {
      name: 'city',
      label: 'Suburb or city',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: {
        description: 'The second line of the address. Also shown on vehicles that don’t have their own city.',
        components: { Field: placeInput('suburb') },
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...states],
      admin: { description: 'Decides the time zone, and which public holidays we suggest.' },
    },
    {
      name: 'postcode',
      type: 'text',
      required: true,
      validate: validatePostcode,
      admin: {
        description: 'Shown with the address. Shoppers can also find the location by postcode.',
        components: { Field: placeInput('postcode') },
      },
    },
    {
      name: 'lat',
      label: 'Latitude',
      type: 'number',
      min: -44,
      max: -9,
      custom: { number: { noun: 'a latitude', example: -27.4785 } },
      admin: {
        description:
          'For example, -27.4785. Used for the pin on the map and to find the location nearest to a shopper.',
      },
    },
    {
      name: 'long',
      label: 'Longitude',
      type: 'number',
      min: 112,
      max: 160,
      custom: { number: { noun: 'a longitude', example: 152.9861 } },
      admin: { description: 'For example, 152.9861. Without a latitude and longitude, we use the postcode.' },
    },
    {
      name: 'position',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/locations/position-field#PositionField' },
        disableListColumn: true,
        disableBulkEdit: true,
      },
    },
    {
      name: 'place_url',
      label: 'Map link',
      type: 'text',
      validate: (value: string | null | undefined) =>
        !value || /^https?:\/\/[^\s/]+/.test(value) || 'Enter a full address, such as https://maps.google.com/….',
      admin: {
        description:
          'The map page that “Get Directions” and the map at the top open. Default: the latitude and longitude.',
      },
    },
    {
      name: 'place_id',
      label: 'Google Places ID',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The location’s ID on Google Places, if you know it.' },
    },
  ],
}
