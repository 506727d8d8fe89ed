import { choice, list, text, toggle } from './kit'

/** Fields and texts of shoppers' forms (TEN-06). */
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
  location_new_cars: toggle(false, {
    label: 'Ask for a location on new cars too',
    help: 'Enquiries about a new car ask which location, as the same car can be had at each.',
  }),
  dealership_type: choice(['any', 'sales', 'service', 'parts'], 'any', {
    label: 'Kind of locations to choose from',
    help: 'On general forms; forms about service and parts offer those that do such work by themselves.',
  }),
  dealership_list: list([], {
    label: 'Only these to choose from',
    help: 'Slugs of locations and dealerships that forms offer, such as toowong; empty for all.',
  }),
  hidden_locations: list([], {
    label: 'Never to choose from',
    help: 'Ids or slugs of locations that forms do not offer.',
  }),
  enquiry_steps: toggle(false, {
    label: 'Enquiries in steps',
    help: 'Asks who writes first, then what about; off has all on one page.',
  }),
  rego_field: toggle(false, {
    label: 'Ask for a registration',
    help: 'On general enquiries; never required.',
  }),
  parts_separate: toggle(false, {
    label: 'Rego, VIN and Part# apart',
    help: 'The parts order has a field for each; off has one area for all of them.',
  }),
  bot_check: toggle(true, {
    label: 'Bot check',
    help: 'The browser proves by a little work, or by the provider you set up, that no machine writes. Who cannot do it still gets through, less often.',
  }),
  finance_modal: toggle(false, {
    label: 'Finance form in a window',
    help: 'Buttons to the finance form open it over the page; off leads to its own page.',
  }),
  custom_disclaimer: text('', {
    label: 'Terms of test drives',
    help: 'What a shopper has to tick before a test drive; empty for none.',
    maxChars: 500,
  }),
  privacy_text: text('', {
    label: 'Privacy notice',
    help: 'Above the button of every form; empty uses the notice of the site’s legal texts.',
    maxChars: 500,
  }),
  terms_note: text('', {
    label: 'Note above the button',
    help: 'A line of terms on every form; empty for none.',
    maxChars: 500,
  }),
} as const
