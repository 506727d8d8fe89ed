import { number, toggle } from './kit'

/** Bookable services and their times (LEAD-02). */
export const bookings = {
  test_drives: toggle(true, {
    label: 'Test drive times',
    help: 'The test drive form offers the location’s free times. Off: the form asks only for a preferred day.',
  }),
  home_test_drives: toggle(false, {
    label: 'Home test drives',
    help: 'Adds a form at /home-test-drive. Shoppers choose a time for you to bring the vehicle to them.',
  }),
  service: toggle(false, {
    label: 'Service times',
    help: 'The service form offers free times at locations that do service. Off: the form asks only for a preferred day.',
  }),
  slot_minutes: number(30, {
    min: 15,
    max: 240,
    step: 1,
    label: 'Minutes per booking',
    help: 'How long a test drive or a service drop-off takes. Times are offered this far apart.',
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
    help: 'How many days ahead shoppers can book, including today.',
  }),
  bays: number(2, {
    min: 1,
    max: 20,
    label: 'Bookings at once',
    help: 'How many test drives can be booked for the same time at one location. The same limit applies to service.',
  }),
} as const
