import { number, toggle } from './kit'

/** Bookable services and their times (LEAD-02). */
export const bookings = {
  test_drives: toggle(true, {
    label: 'Test drives at a time',
    help: 'The test-drive form offers free times of the location; off asks for a preferred day alone.',
  }),
  home_test_drives: toggle(false, {
    label: 'Home test drives',
    help: 'A form at /home-test-drive: you bring the vehicle to the shopper at a time they choose.',
  }),
  service: toggle(false, {
    label: 'Service at a time',
    help: 'The service form offers free times of locations that do service; off asks for a preferred day alone.',
  }),
  slot_minutes: number(30, {
    min: 15,
    max: 240,
    step: 1,
    label: 'Minutes of a booking',
    help: 'How long a test drive or a drop-off for service takes; times are offered this far apart.',
  }),
  notice_hours: number(3, {
    min: 0,
    max: 168,
    label: 'Hours of notice',
    help: 'The first time offered is this many hours from now.',
  }),
  days_ahead: number(14, {
    min: 1,
    max: 21,
    label: 'Days ahead',
    help: 'Times are offered for so many days, today included.',
  }),
  bays: number(2, {
    min: 1,
    max: 20,
    label: 'Bookings at once',
    help: 'How many may be booked for the same time at one location, of each kind.',
  }),
} as const
