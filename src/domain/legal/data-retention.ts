/** Settings of the installation and the dealer that determine what data is stored and who receives it. */
export type RetentionSettings = {
  /** True if shoppers can have an account, signing in with a code sent to their phone. */
  readonly accounts: boolean
  /** True if saved cars are stored with the account, false if only in the browser. */
  readonly savedWithAccount: boolean
  /** True if forms ask for consent to news and offers. */
  readonly news: boolean
  readonly analytics: boolean
  /** True if the chat is a third party's script. */
  readonly foreignChat: boolean
  /** True for each external service in use. */
  readonly payments: boolean
  readonly valuations: boolean
  readonly quotes: boolean
  readonly botCheck: boolean
}

export type RetentionSection = { readonly title: string; readonly paragraphs: readonly string[] }

const buildLeadsSection = ({ news }: RetentionSettings): RetentionSection => ({
  title: 'What you send us',
  paragraphs: [
    'What you type into a form is stored so that we can answer you, with the page you sent it from, the last pages of ' +
      'this site you looked at in that visit, what the link you came by said of its campaign, and the kind of browser ' +
      `you used. ${
        news
          ? 'We send news and offers only if you ticked the box for it, and you can end that at any time.'
          : 'We send no news or offers.'
      }`,
    'So that you need not type them again, your name, e-mail address and phone number also stay in your own browser after ' +
      'you sent a form. “Not you?” beside the form forgets them, and so does clearing your browser’s data for this site.',
  ],
})

const savedCarsText = ({ accounts, savedWithAccount }: RetentionSettings): string =>
  accounts && savedWithAccount
    ? 'Cars you looked at are remembered in your own browser and not sent to us. Cars you save stay there too until you ' +
      'sign in; then they are kept with your account, so that we can tell you when a price falls.'
    : 'Cars you look at or save are remembered in your own browser. Clearing your browser’s data for this site forgets them.'

const buildStatisticsSection = (settings: RetentionSettings): RetentionSection => ({
  title: 'What this site counts',
  paragraphs: [
    'We count which pages and cars are looked at and which buttons are pressed. These counts hold no name, no address and ' +
      'nothing else about you.',
    savedCarsText(settings),
    ...(settings.analytics ? ['This site also uses Google Analytics, which sets cookies of its own.'] : []),
  ],
})

const buildAccountSection = ({ accounts }: RetentionSettings): RetentionSection => ({
  title: accounts ? 'Your account and saved searches' : 'Saved searches',
  paragraphs: [
    ...(accounts
      ? [
          'An account is your mobile number, and your name and e-mail address where you give them. We send a code to the ' +
            'number to know that it is yours, and keep the network address that asked for the code for two days, to stop ' +
            'people who guess. You can see and delete your account after signing in; the page says what stays and why.',
        ]
      : []),
    'A search you save is kept with your e-mail address until you end it; every mail says how.',
  ],
})

/** Lists the external recipients and what each receives. */
const listRecipients = (settings: RetentionSettings): readonly string[] => [
  ...(settings.payments ? ['Card payments are made on the pages of Stripe, which sees your card; we do not.'] : []),
  ...(settings.valuations
    ? ['To value your car, a valuation service is told its number plate and what you say of it, not who you are.']
    : []),
  ...(settings.quotes
    ? ['For a finance estimate, a finance broker is told the amount and the car, not who you are.']
    : []),
  ...(settings.botCheck ? ['Cloudflare checks that forms are sent by people.'] : []),
  ...(settings.foreignChat ? ['The chat is another company’s; it hears what you write there once you open it.'] : []),
]

const buildRecipientsSection = (settings: RetentionSettings): RetentionSection => ({
  title: 'Who else hears of it',
  paragraphs: [
    'Our own staff read what you send. Some of it may go to the systems we answer you with, such as our mail or our list of ' +
      'enquiries.',
    ...listRecipients(settings),
    'A video of a car may come from YouTube or Vimeo, which set cookies of their own once you start it.',
  ],
})

/**
 * Builds the text on stored data, its use and its recipients (APP 1 and 5; not misleading, ACL s 18) from the switches
 * and services in use, so that it is true for this dealer's site.
 */
export const buildDataRetention = (settings: RetentionSettings): readonly RetentionSection[] => [
  buildLeadsSection(settings),
  buildStatisticsSection(settings),
  buildAccountSection(settings),
  buildRecipientsSection(settings),
]
