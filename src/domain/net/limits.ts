const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Rate limits: `max` times in `seconds`, counted from the first time, over all web processes (OPS-02).
 *
 * - `BySender`: a network address (`sender.ts`) at all dealers together. One person does these things a few times, an
 *   office or phone network behind one address some dozens of times, a script thousands of times.
 * - `BySite`: a dealer's complete site.
 * - `ByEmail`, `ByShopper`, `ByAccount`: one email address, shopper or account.
 */
export const limits = {
  leadsBySender: { most: 120, seconds: hour },
  leadsBySite: { most: 6000, seconds: hour },
  /** Forms without a passed bot check: no JavaScript, an old browser, or an unavailable provider (LEAD-10). */
  unprovenLeadsBySender: { most: 60, seconds: hour },
  /** Per form, so that many submissions of one form do not block the others. */
  unprovenLeadsBySiteForm: { most: 1000, seconds: hour },
  /** Phone reveals. Counted separately, so that they never block forms. */
  callsBySender: { most: 120, seconds: hour },
  callsBySite: { most: 6000, seconds: hour },
  /** Each chosen location requests its free slots. */
  freeTimesBySender: { most: 300, seconds: minute },

  /** Texts with sign-in codes. The limits per phone are in `src/domain/accounts/sign-in-codes.ts`. */
  textsBySender: { most: 60, seconds: hour },
  textsBySite: { most: 3000, seconds: hour },
  /** Some foreign numbers earn money by receiving texts: enough for real shoppers abroad, too few to profit from. */
  foreignTextsBySender: { most: 4, seconds: hour },
  foreignTextsBySite: { most: 20, seconds: hour },
  /** Requests for a code, whether a text is sent or not. */
  codeQuestionsBySender: { most: 300, seconds: hour },
  codeTriesBySender: { most: 300, seconds: hour },

  savedSearchesBySender: { most: 60, seconds: hour },
  savedSearchesBySite: { most: 600, seconds: hour },
  /** Emails that a stranger can trigger to one address. */
  confirmationsByEmail: { most: 10, seconds: day },
  confirmationsByShopper: { most: 5, seconds: hour },
  savedCarsByShopper: { most: 600, seconds: hour },

  paymentsBySender: { most: 60, seconds: hour },
  paymentsBySite: { most: 3000, seconds: hour },
  purchasesBySender: { most: 60, seconds: hour },
  purchasesBySite: { most: 1500, seconds: hour },
  /** Holds without a passed bot check. Unpaid holds are limited in their table as well. */
  unprovenHoldsBySender: { most: 30, seconds: hour },
  spinsBySender: { most: 60, seconds: hour },

  /** A provider may charge for each valuation. A person may retry a dozen times. */
  valuationsBySender: { most: 60, seconds: 10 * minute },
  valuationsBySite: { most: 3000, seconds: 10 * minute },
  quotesBySender: { most: 30, seconds: minute },
  quotesBySite: { most: 600, seconds: minute },
  /** A provider may charge for each price. */
  deliveryPricesBySender: { most: 60, seconds: minute },
  /** Pages are rendered without a known sender: all readers of a dealer share this limit. */
  deliveryPricesOnPagesBySite: { most: 60, seconds: minute },

  /** Requests with a staff password, right or wrong, for any account. */
  passwordsBySender: { most: 120, seconds: minute },
  /** Wrong passwords for one account from one sender or known browser (ADM-01). */
  wrongPasswordsByBrowser: { most: 10, seconds: 5 * minute },
  /** Wrong passwords for one account from all unknown browsers together. */
  wrongPasswordsByAccount: { most: 100, seconds: hour },
  /**
   * Wrong second-factor codes after a correct password. At this rate the chance of guessing one within a day is 1 in
   * 700.
   */
  secondFactorTriesByAccount: { most: 20, seconds: hour },
} as const

export type LimitName = keyof typeof limits
