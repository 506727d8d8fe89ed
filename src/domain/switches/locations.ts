import { choice, text, toggle } from './kit'

/** Display of locations (LOC-01 to LOC-08). */
export const locations = {
  card_height: choice(['150', '230', '400'], '230', {
    label: 'Height of pictures on location cards',
    help: 'In pixels: on the cards of /locations and of “Our Locations” on other pages.',
  }),
  hero: choice(['picture', 'map'], 'picture', {
    label: 'Top of a location’s page',
    help: 'Its picture, or a drawn map of where it is; without a picture the map stands there too.',
  }),
  closed_day: choice(['closed', 'appointment', 'enquire'], 'closed', {
    label: 'Days on which a location is closed',
    help: 'In tables of opening hours: “Closed”, “By appointment only”, or an “Enquire Now” link.',
  }),
  service_link: text('', {
    label: 'Book a Service',
    help: 'Where “Book a Service” leads on the cards and pages of locations that do service: a path of this site such as /service, or an https address elsewhere; empty for no link.',
    shape: [/^($|\/(?![/\\])|https:\/\/)/, 'Expected a path or an https address.'],
    maxChars: 500,
  }),
  service_booking: toggle(false, {
    label: 'Service booking on the page',
    help: 'Shows the booking page of a location that does service inside its own page; its address is the location’s “Service booking address”.',
  }),
  hide_reviews: toggle(false, {
    label: 'No reviews',
    help: 'Leaves stars and reviews out of location cards and pages.',
  }),
} as const
