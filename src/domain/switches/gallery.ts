import { choice, number, text, toggle } from './kit'

/** Gallery and 360° spin (GAL-03). */
export const gallery = {
  mode: choice(['spinner', 'gallery', 'interior'], 'gallery', {
    optionLabels: { spinner: 'The 360° spin', gallery: 'The photos', interior: 'The interior' },
    label: 'Opens with',
    help: 'Which part of a vehicle’s gallery opens first: the 360° spin, the photos or the interior. A vehicle without that part opens with its photos.',
  }),
  layout: choice(['row', 'mosaic', 'stage'], 'row', {
    optionLabels: { row: 'One photo with thumbnails', mosaic: 'A mosaic of five photos', stage: 'A stage' },
    label: 'Photos on wide screens',
    help: 'One photo at a time with thumbnails below it, a mosaic of five photos, or a stage: one photo across the whole window, with title, price and a long read below it. A mosaic needs five photos. Phones show one photo at a time.',
  }),
  auto_rotate: toggle(false, {
    label: 'Spin automatically',
    help: 'The spin makes one full turn when it’s ready, unless the shopper touches it or their device asks for less motion.',
  }),
  auto_rotate_ms: number(100, {
    label: 'Time per frame',
    help: 'How many milliseconds each photo is shown while the vehicle spins automatically.',
    min: 40,
    max: 2000,
  }),
  spin_viewer: text('', {
    label: 'External 360° viewer',
    help: 'The address of the viewer that supplies your spins, with {code} in place of a vehicle’s viewer code. Leave empty if your spins are made of photos.',
    shape: [/^($|https:\/\/[^\s{}]+\{code\}[^\s{}]*$)/, 'Enter an https address with {code} in it.'],
    maxChars: 500,
  }),
} as const
