/** Settings of the installation and the dealer that determine what data is stored and who receives it. */
export type PrivacySettings = {
  /** True if shoppers can have an account, signing in with a code sent to their phone. */
  readonly accounts: boolean
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
  readonly maps: boolean
}

export type PrivacySection = { readonly title: string; readonly paragraphs: readonly string[] }

const buildLeadsSection = ({ news }: PrivacySettings): PrivacySection => ({
  title: 'Information you send us',
  paragraphs: [
    'We store what you enter in a form so that we can answer you. We also store the page you sent it from, the last ' +
      'pages you looked at on this site in that visit, the campaign details in the link you followed, and the kind of ' +
      `browser you used. ${
        news
          ? 'We only send you news and offers if you ticked the box for them, and you can unsubscribe at any time.'
          : 'We don’t send news or offers.'
      }`,
    'After you send a form, your name, email address and phone number also stay in your own browser, so you don’t need ' +
      'to enter them again. To remove them, select “Not you?” on a form or clear your browser’s data for this site.',
  ],
})

const savedVehiclesText = ({ accounts }: PrivacySettings): string =>
  accounts
    ? 'Your browser remembers the vehicles you looked at and doesn’t send them to us. It also remembers the vehicles you save ' +
      'until you sign in. We then store them with your account, so that you see them on all your devices and we can tell you when a price drops, if you ask for that.'
    : 'Your browser remembers the vehicles you look at or save. To remove them, clear your browser’s data for this site.'

const buildStatisticsSection = (settings: PrivacySettings): PrivacySection => ({
  title: 'Usage statistics',
  paragraphs: [
    'We count which pages and vehicles people look at and which buttons they press. These counts don’t include your name, ' +
      'your address or anything else about you.',
    savedVehiclesText(settings),
    ...(settings.analytics ? ['This site also uses Google Analytics, which sets its own cookies.'] : []),
  ],
})

const buildAccountSection = ({ accounts }: PrivacySettings): PrivacySection => ({
  title: accounts ? 'Your account and saved searches' : 'Saved searches',
  paragraphs: [
    ...(accounts
      ? [
          'Your account has your mobile number, and your name and email address if you give them. We send a code to the ' +
            'number to check that it’s yours. To stop people guessing codes, we keep the network address that requested ' +
            'the code for two days. You can see and delete your account after you sign in. The account page explains ' +
            'what we keep and why.',
        ]
      : []),
    'We keep a search you save with your email address until you unsubscribe. Every email has an unsubscribe link.',
  ],
})

/** Lists the external recipients and what each receives. */
const listRecipients = (settings: PrivacySettings): readonly string[] => [
  ...(settings.payments
    ? ['You make card payments on Stripe’s own pages. Stripe sees your card details; we don’t.']
    : []),
  ...(settings.valuations
    ? [
        'To value your vehicle, we send its number plate and your answers about it to a valuation service, but not who you are.',
      ]
    : []),
  ...(settings.quotes
    ? ['For a finance estimate, we send the amount and the vehicle to a finance broker, but not who you are.']
    : []),
  ...(settings.maps
    ? ['Maps come from a map service. It sees your network address and which part of the map you look at.']
    : []),
  ...(settings.botCheck ? ['Cloudflare checks that a person is sending the form.'] : []),
  ...(settings.foreignChat
    ? ['Another company provides the chat. Once you open it, that company receives what you write there.']
    : []),
]

const buildRecipientsSection = (settings: PrivacySettings): PrivacySection => ({
  title: 'Who we share it with',
  paragraphs: [
    'Our staff read what you send. Some of it may go to the systems we use to answer you, such as our email or our ' +
      'enquiries system.',
    ...listRecipients(settings),
    'Videos of vehicles may come from YouTube or Vimeo, which set their own cookies once you start a video.',
  ],
})

/**
 * Builds the text on stored data, its use and its recipients (APP 1 and 5; not misleading, ACL s 18) from the switches
 * and services in use, so that it is true for this dealer's site.
 */
export const buildPrivacyText = (settings: PrivacySettings): readonly PrivacySection[] => [
  buildLeadsSection(settings),
  buildStatisticsSection(settings),
  buildAccountSection(settings),
  buildRecipientsSection(settings),
]
