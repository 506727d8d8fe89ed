import { choice, number, text, toggle } from './kit'

/** Gallery and 360° spin (GAL-03). */
export const gallery = {
  mode: choice(['spinner', 'gallery', 'interior'], 'spinner', {
    label: 'Opens with',
    help: 'What a vehicle’s gallery shows first: the turning car, its photos, or its cabin. A vehicle without it opens with its photos.',
  }),
  auto_rotate: toggle(false, {
    label: 'Turns by itself',
    help: 'The spin makes one full turn when it is ready, unless the shopper touches it or asked their device for less motion.',
  }),
  auto_rotate_ms: number(100, {
    label: 'Time per frame',
    help: 'Milliseconds each picture stands while the car turns by itself.',
    min: 40,
    max: 2000,
  }),
  spin_viewer: text('', {
    label: 'Outside 360° viewer',
    help: 'The address of the viewer that supplies spins, {code} standing for a vehicle’s viewer code; empty where the spin is made of pictures.',
    shape: [/^($|https:\/\/[^\s{}]+\{code\}[^\s{}]*$)/, 'Expected an https address with {code} in it.'],
    maxChars: 500,
  }),
} as const
