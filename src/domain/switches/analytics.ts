import { text, toggle } from './kit'

/** Third parties that receive the site's events (ANL-01). */
export const analytics = {
  data_layer: toggle(false, {
    label: 'Data layer',
    help: 'Sends every event to the data layer, where your tag manager can use it.',
  }),
  measurement_id: text('', {
    label: 'Google Analytics measurement ID',
    help: 'Your Google Analytics ID, such as G-AB12CD34EF. Google’s script loads after the page and receives every event. Leave empty to turn it off.',
    shape: [/^($|G-[A-Z0-9]{6,12}$)/, 'Enter an ID such as G-AB12CD34EF.'],
    maxChars: 20,
  }),
} as const
