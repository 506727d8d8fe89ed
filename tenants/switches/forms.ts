import { choice, text, toggle } from '../kit'

/** TEN-06: what shoppers' forms ask for. */
export const forms = {
  message_required: toggle(true, {
    label: 'Message required',
    help: 'An enquiry needs a message; off makes it optional.',
  }),
  opt_in: choice(['ticked', 'unticked', 'hidden'], 'ticked', {
    label: 'News and offers box',
    help: 'Ticked when the form opens, unticked, or not shown (then nobody agrees). A box ticked beforehand is no consent under the Spam Act 2003: choose unticked to send marketing.',
  }),
  location_field: toggle(false, {
    label: 'Ask for a location',
    help: 'On forms that are not about a car, where the dealer has several locations.',
  }),
  dealership_field: toggle(true, {
    label: 'Ask for the preferred dealership',
    help: 'On forms that are not about a car, where the group has several dealerships.',
  }),
  terms_note: text('', {
    label: 'Note above the button',
    help: 'A line of terms on every form; empty for none.',
    most: 500,
  }),
} as const
