import { choice, text, toggle } from './kit'

/** Display of locations (LOC-01 to LOC-08). */
export const locations = {
  card_height: choice(['150', '230', '400'], '230', {
    optionLabels: { 150: '150 pixels', 230: '230 pixels', 400: '400 pixels' },
    label: 'Image height on location cards',
    help: 'In pixels, on the cards of /locations and of “Our Locations” on other pages.',
  }),
  hero: choice(['image', 'map'], 'image', {
    optionLabels: { image: 'Image', map: 'Map' },
    label: 'Top of a location’s page',
    help: 'The location’s image, or a map. A location without an image shows the map.',
  }),
  closed_day: choice(['closed', 'appointment', 'enquire'], 'closed', {
    optionLabels: { closed: 'Closed', appointment: 'By appointment only', enquire: 'Enquire Now' },
    label: 'Days when a location is closed',
    help: 'Opening hours show “Closed”, “By appointment only” or an “Enquire Now” link.',
  }),
  service_link: text('', {
    label: 'Book a Service link',
    help: 'Where “Book a Service” leads on cards and pages of locations that do service: a path on your site, such as /service, or an https address. Leave empty for no link.',
    shape: [/^($|\/(?![/\\])|https:\/\/)/, 'Enter a path that starts with /, or an address that starts with https://.'],
    maxChars: 500,
  }),
  service_booking: toggle(false, {
    label: 'Service booking on the page',
    help: 'Shows the booking page of a location that does service on the location’s own page. Set its address under “Service booking address” in the location.',
  }),
  hide_reviews: toggle(false, {
    label: 'Hide reviews',
    help: 'Removes stars and reviews from location cards and pages.',
  }),
} as const
