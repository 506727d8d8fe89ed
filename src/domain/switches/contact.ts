import { text, toggle } from './kit'

const phoneFormat = [
  /^($|[\s()-]*(\+61|0|1)([\s()-]*\d){5,9}[\s()-]*$)/,
  'Enter an Australian phone number, such as 07 5550 1234.',
] as const

const phoneSwitch = (vehicles: string) =>
  text('', {
    label: `Phone number for ${vehicles} vehicles`,
    help: `Shown on pages of ${vehicles} vehicles instead of the location’s number. Leave empty to show the location’s number.`,
    shape: phoneFormat,
    maxChars: 30,
  })

/** Phone numbers shown to shoppers (TEN-08). */
export const contact = {
  phone_new: phoneSwitch('new'),
  phone_demo: phoneSwitch('demonstrator'),
  phone_used: phoneSwitch('used'),
  mask_phone: toggle(true, {
    label: 'Mask phone numbers on vehicle pages',
    help: 'Shows only the first five characters until a shopper asks for the number. Off: shows the whole number.',
  }),
} as const
