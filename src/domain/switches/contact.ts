import { text, toggle } from './kit'

const phoneFormat = [
  /^($|[\s()-]*(\+61|0|1)([\s()-]*\d){5,9}[\s()-]*$)/,
  'Expected an Australian phone number such as 07 5550 1234.',
] as const

const phoneSwitch = (cars: string) =>
  text('', {
    label: `Number for ${cars} cars`,
    help: `Shown on pages of ${cars} cars in place of their location’s; empty for the location’s.`,
    shape: phoneFormat,
    maxChars: 30,
  })

/** Phone numbers shown to shoppers (TEN-08). */
export const contact = {
  phone_new: phoneSwitch('new'),
  phone_demo: phoneSwitch('demonstrator'),
  phone_used: phoneSwitch('used'),
  mask_phone: toggle(true, {
    label: 'Mask numbers of vehicle pages',
    help: 'Shows the first five characters until a shopper asks for the number. Off: the whole number at once.',
  }),
} as const
