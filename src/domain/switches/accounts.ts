import { optionallyGatedPages } from '@/src/domain/accounts/gated-pages'
import { reservedFirstSegments } from '@/src/domain/routes/reserved'
import { DEFAULT_GARAGE_PATH } from '@/src/domain/routes/site-routes'
import { choice, list, text, toggle } from './kit'

/** Features for signed-in shoppers (TEN-07, ACC-05). */
export const accounts = {
  save_as: choice(['watchlist', 'favourites'], 'favourites', {
    optionLabels: { watchlist: 'Watchlist', favourites: 'Favourites' },
    label: 'Saved vehicles',
    help: 'Shoppers save vehicles without signing in: their browser stores them, and signing in adds them to the account. Watchlist: the list also tells signed-out shoppers that they can get emails about price drops, which they turn on where they see their account. Favourites: it only offers the sign-in.',
  }),
  garage: toggle(true, {
    label: 'Account page',
    help: 'Shoppers who sign in see their saved vehicles, enquiries, bookings, valuations and payments on one page. The header of every page links to it.',
  }),
  garage_path: text(DEFAULT_GARAGE_PATH, {
    label: 'Address of the account page',
    help: 'The account page’s address on your site, such as /my-garage.',
    shape: [
      new RegExp(`^/(?!(?:${reservedFirstSegments.join('|').replaceAll('.', '\\.')})$)[a-z0-9]+(?:-[a-z0-9]+)*$`),
      'Enter / and one word in lowercase letters, digits and hyphens, such as /my-garage. No other page can have this address.',
    ],
    maxChars: 60,
  }),
  gated_pages: list(['online-payment'], {
    label: 'Pages that need a sign-in',
    help: 'Shoppers sign in before they see these pages, then return to the page they asked for. The account page always needs a sign-in.',
    options: optionallyGatedPages,
    optionLabels: {
      checkout: 'Checkout',
      'spin-to-win': 'Prize wheel',
      'online-payment': 'Online payment',
      'trade-in': 'Trade-in',
      finance: 'Finance',
    },
  }),
  personalised_finance: toggle(false, {
    label: 'Personalised finance',
    help: 'On vehicles with an NVIC, finance buttons open /personalised/finance, a page for shoppers who have signed in.',
  }),
} as const
