const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Rate limits: `max` times in `seconds`, counted from the first time, over all web processes (OPS-02).
 *
 * - `BySender`: a network address (`sender.ts`) at all dealers together. One person does these things a few times, an
 *   office or phone network behind one address some dozens of times, a script thousands of times.
 * - `BySite`: a dealer's complete site.
 * - `ByEmail`, `ByShopper`, `ByAccount`: one email address, shopper or account.
 */
export const rateLimits = {
  leadsBySender: { max: 120, seconds: HOUR },
  leadsBySite: { max: 6000, seconds: HOUR },
  /** Forms without a passed bot check: no JavaScript, an old browser, or an unavailable provider (LEAD-10). */
  unprovenLeadsBySender: { max: 60, seconds: HOUR },
  /** Per form, so that many submissions of one form do not block the others. */
  unprovenLeadsBySiteForm: { max: 1000, seconds: HOUR },
  /** Phone reveals. Counted separately, so that they never block forms. */
  callsBySender: { max: 120, seconds: HOUR },
  callsBySite: { max: 6000, seconds: HOUR },
  /** Moved and cancelled bookings, each of which emails the dealer. */
  bookingChangesBySender: { max: 30, seconds: HOUR },
  /** Each chosen location requests its free slots. */
  freeTimesBySender: { max: 300, seconds: MINUTE },

  /** Texts with sign-in codes. The limits per phone are in `src/domain/accounts/sign-in-codes.ts`. */
  textsBySender: { max: 60, seconds: HOUR },
  textsBySite: { max: 3000, seconds: HOUR },
  /** Some foreign numbers earn money by receiving texts: enough for real shoppers abroad, too few to profit from. */
  foreignTextsBySender: { max: 4, seconds: HOUR },
  foreignTextsBySite: { max: 20, seconds: HOUR },
  /** Requests for a code, whether a text is sent or not. */
  codeQuestionsBySender: { max: 300, seconds: HOUR },
  codeTriesBySender: { max: 300, seconds: HOUR },

  savedSearchesBySender: { max: 60, seconds: HOUR },
  savedSearchesBySite: { max: 600, seconds: HOUR },
  /** Emails that a stranger can trigger to one address. */
  confirmationsByEmail: { max: 10, seconds: DAY },
  confirmationsByShopper: { max: 5, seconds: HOUR },
  savedVehiclesByShopper: { max: 600, seconds: HOUR },

  paymentsBySender: { max: 60, seconds: HOUR },
  paymentsBySite: { max: 3000, seconds: HOUR },
  purchasesBySender: { max: 60, seconds: HOUR },
  purchasesBySite: { max: 1500, seconds: HOUR },
  /** Holds without a passed bot check. Unpaid holds are limited in their table as well. */
  unprovenHoldsBySender: { max: 30, seconds: HOUR },
  spinsBySender: { max: 60, seconds: HOUR },

  /** Each PDF costs the server a tenth of a second or more, and the shopper’s loan makes each another. */
  sheetsBySender: { max: 20, seconds: MINUTE },
  /** A provider may charge for each valuation. A person may retry a dozen times. */
  valuationsBySender: { max: 60, seconds: 10 * MINUTE },
  valuationsBySite: { max: 3000, seconds: 10 * MINUTE },
  quotesBySender: { max: 30, seconds: MINUTE },
  quotesBySite: { max: 600, seconds: MINUTE },
  /** A provider may charge for each price. */
  deliveryPricesBySender: { max: 60, seconds: MINUTE },
  /** Pages are rendered without a known sender: all readers of a dealer share this limit. */
  deliveryPricesOnPagesBySite: { max: 60, seconds: MINUTE },

  /** Requests with a staff password, right or wrong, for any account. */
  passwordsBySender: { max: 120, seconds: MINUTE },
  /** Wrong passwords for one account from one sender or known browser (ADM-01). */
  wrongPasswordsByBrowser: { max: 10, seconds: 5 * MINUTE },
  /** Wrong passwords for one account from all unknown browsers together. */
  wrongPasswordsByAccount: { max: 100, seconds: HOUR },
  /**
   * Wrong second-factor codes after a correct password. At this rate the chance of guessing one within a day is 1 in
   * 700.
   */
  secondFactorTriesByAccount: { max: 20, seconds: HOUR },

  /** Invitations that one member of staff sends, including those sent again. */
  invitationsByAccount: { max: 60, seconds: HOUR },
  /** Invitations to one address, from all dealers together. */
  invitationsByEmail: { max: 10, seconds: DAY },
  /** Links to a new password. The last one works for an hour, so that a stranger who requests them shuts no one out. */
  passwordLinksByEmail: { max: 5, seconds: HOUR },
  /** Answers to leads that one member of staff sends, and those to one address. */
  repliesByAccount: { max: 120, seconds: HOUR },
  repliesByEmail: { max: 20, seconds: DAY },
  /** Opened links of invitations that do not exist. Their tokens cannot be guessed; this spares the database. */
  unknownInvitationsBySender: { max: 30, seconds: HOUR },
} as const

export type LimitName = keyof typeof rateLimits
