import { choice, list, text, toggle } from './kit'

/** Fields and texts of shoppers' forms (TEN-06). */
export const forms = {
  message_required: toggle(true, {
    label: 'Message required',
    help: 'Shoppers must enter a message in an enquiry. Off: the message is optional.',
  }),
  opt_in: choice(['ticked', 'unticked', 'hidden'], 'ticked', {
    optionLabels: { ticked: 'Ticked', unticked: 'Not ticked', hidden: 'Hidden' },
    label: 'News and offers box',
    help: 'Whether the box is ticked, unticked or hidden when the form opens. If it’s hidden, shoppers can’t opt in. A box ticked in advance isn’t consent under the Spam Act 2003, so choose “Not ticked” to send marketing.',
  }),
  location_field: toggle(false, {
    label: 'Ask for a location',
    help: 'On forms that aren’t about a vehicle, if you have several locations.',
  }),
  dealership_field: toggle(true, {
    label: 'Ask for the preferred dealership',
    help: 'On forms that aren’t about a vehicle, if your group has several dealerships.',
  }),
  location_new_cars: toggle(false, {
    label: 'Ask for a location on new vehicles too',
    help: 'Enquiries about a new vehicle ask for a location, because each location can supply it.',
  }),
  dealership_type: choice(['any', 'sales', 'service', 'parts'], 'any', {
    optionLabels: { any: 'All locations', sales: 'Sales', service: 'Service', parts: 'Parts' },
    label: 'Type of location to choose from',
    help: 'On general forms. Service and parts forms always offer the locations that do that work.',
  }),
  dealership_list: list([], {
    label: 'Only offer these locations',
    help: 'Forms offer only these locations and dealerships. Enter their short names, as in page addresses, such as toowong. Leave empty to offer all.',
  }),
  hidden_locations: list([], {
    label: 'Never offer these locations',
    help: 'Forms don’t offer these locations. Enter their short names, as in page addresses, such as toowong.',
  }),
  enquiry_steps: toggle(false, {
    label: 'Enquiries in steps',
    help: 'The form asks for contact details first, then about the enquiry. Off: everything is on one page.',
  }),
  rego_field: toggle(false, {
    label: 'Ask for the rego',
    help: 'On general enquiries. Shoppers can leave it empty.',
  }),
  parts_separate: toggle(false, {
    label: 'Separate rego, VIN and Part#',
    help: 'The parts order form has a field for each. Off: it has one field for all of them.',
  }),
  bot_check: toggle(true, {
    label: 'Bot check',
    help: 'Checks that forms are sent by people. It runs in the background, or uses the provider you set up. Shoppers who can’t complete it can still send forms, but less often.',
  }),
  finance_modal: toggle(false, {
    label: 'Finance form in a window',
    help: 'Finance buttons open the form over the page. Off: they open the finance page.',
  }),
  custom_disclaimer: text('', {
    label: 'Test drive terms',
    help: 'Shoppers must tick these terms before a test drive. Leave empty for none.',
    maxChars: 500,
  }),
  privacy_text: text('', {
    label: 'Privacy notice',
    help: 'Shown above the button of every form. Leave empty to use the notice from the site’s legal texts.',
    maxChars: 500,
  }),
  terms_note: text('', {
    label: 'Note above the button',
    help: 'A line of terms on every form. Leave empty for none.',
    maxChars: 500,
  }),
} as const
