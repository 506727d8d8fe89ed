import { optionallyGatedPages } from '@/src/domain/accounts/gated-pages'
import { reservedFirstSegments } from '@/src/domain/routes/reserved'
import { DEFAULT_GARAGE_PATH } from '@/src/domain/routes/site-routes'
import { choice, list, text, toggle } from './kit'

/** Features for signed-in shoppers (TEN-07, ACC-05). */
export const accounts = {
  save_as: choice(['watchlist', 'favourites'], 'favourites', {
    label: 'Saved cars',
    help: 'Favourites need no sign-in: the browser keeps them, and they join the account when the shopper signs in. A watchlist asks the shopper to sign in before the first save.',
  }),
  garage: toggle(true, {
    label: 'Account page',
    help: 'A page with a shopper’s saved vehicles, enquiries, bookings, valuations and payments, after a sign-in. The header of every page leads to it.',
  }),
  garage_path: text(DEFAULT_GARAGE_PATH, {
    label: 'Address of the garage',
    help: 'Where the garage stands on this site, such as /my-garage or a name of your own.',
    shape: [
      new RegExp(`^/(?!(?:${reservedFirstSegments.join('|').replaceAll('.', '\\.')})$)[a-z0-9]+(?:-[a-z0-9]+)*$`),
      'Expected / and one word of small letters, digits and hyphens that no other page of the site has.',
    ],
    maxChars: 60,
  }),
  gated_pages: list(['online-payment'], {
    label: 'Pages behind a sign-in',
    help: 'Who has not signed in is sent to do so, and then back. The garage always is one.',
    options: optionallyGatedPages,
  }),
  personalised_finance: toggle(false, {
    label: 'Personalised finance',
    help: 'Finance buttons of cars with an NVIC lead to /personalised/finance, which is for who has signed in.',
  }),
} as const
