import { text, toggle } from './kit'

/** Third parties that receive the site's events (ANL-01). */
export const analytics = {
  data_layer: toggle(false, {
    label: 'Data layer',
    help: 'Pushes every event to window.dataLayer, for a tag manager.',
  }),
  measurement_id: text('', {
    label: 'Google Analytics measurement ID',
    help: 'Such as G-AB12CD34EF: loads Google’s script once a page is at rest, and sends it every event; empty for none.',
    shape: [/^($|G-[A-Z0-9]{6,12}$)/, 'Expected an ID such as G-AB12CD34EF.'],
    maxChars: 20,
  }),
} as const
