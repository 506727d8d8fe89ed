const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be done, `most` times in `seconds` from the first time on (OPS-02). Counted over all web
 * processes.
 *
 * - `BySender`: an address as `sender.ts` reads it, at all dealers together. A person does these things a few times, an
 *   office or a phone network behind one address some dozens of times, a machine thousands.
 * - `BySite`: one dealer's whole site.
 * - `ByEmail`, `ByShopper`, `ByAccount`: what the name says.
 */
export const limits = {
  leadsBySender: { most: 120, seconds: hour },
  leadsBySite: { most: 6000, seconds: hour },
  /** Forms without proof that a person wrote them: no script, an old browser, a provider that is away (LEAD-10). */
  unprovenLeadsBySender: { most: 60, seconds: hour },
  /** Of one form of a site, so that a crowd at one form keeps nobody from another. */
  unprovenLeadsBySiteForm: { most: 1000, seconds: hour },
  /** Phone numbers that were asked for. Counted apart, because they must keep nobody from writing. */
  callsBySender: { most: 120, seconds: hour },
  callsBySite: { most: 6000, seconds: hour },
  /** Free times are asked for with each location that is chosen. */
  freeTimesBySender: { most: 300, seconds: minute },

  /** Texts with codes. The limits of the phone itself are in `src/domain/accounts/codes.ts`. */
  textsBySender: { most: 60, seconds: hour },
  textsBySite: { most: 3000, seconds: hour },
  /** Some foreign numbers pay whoever has texts sent to them: enough for the few who shop from abroad, too little to earn anything. */
  foreignTextsBySender: { most: 4, seconds: hour },
  foreignTextsBySite: { most: 20, seconds: hour },
  /** Questions for a code, whether a text is sent or not. */
  codeQuestionsBySender: { most: 300, seconds: hour },
  codeTriesBySender: { most: 300, seconds: hour },

  savedSearchesBySender: { most: 60, seconds: hour },
  savedSearchesBySite: { most: 600, seconds: hour },
  /** Mails that a stranger can have sent to an address. */
  confirmationsByEmail: { most: 10, seconds: day },
  confirmationsByShopper: { most: 5, seconds: hour },
  savedCarsByShopper: { most: 600, seconds: hour },

  paymentsBySender: { most: 60, seconds: hour },
  paymentsBySite: { most: 3000, seconds: hour },
  purchasesBySender: { most: 60, seconds: hour },
  purchasesBySite: { most: 1500, seconds: hour },
  /** Holds without proof that a person asks. How many of them may wait for a deposit is counted in their table. */
  unprovenHoldsBySender: { most: 30, seconds: hour },
  spinsBySender: { most: 60, seconds: hour },

  /** A provider may want money for each valuation. A person goes back and forth a dozen times. */
  valuationsBySender: { most: 60, seconds: 10 * minute },
  valuationsBySite: { most: 3000, seconds: 10 * minute },
  quotesBySender: { most: 30, seconds: minute },
  quotesBySite: { most: 600, seconds: minute },
  /** A provider may want money for each price. */
  deliveryPricesBySender: { most: 60, seconds: minute },
  /** Pages are made without knowing who asked: all readers of a dealer share these. */
  deliveryPricesOnPagesBySite: { most: 60, seconds: minute },

  /** Requests with a password of staff, right or wrong, for whatever account. */
  passwordsBySender: { most: 120, seconds: minute },
  /** Wrong passwords for one account from one sender or known browser (ADM-01). */
  wrongPasswordsByBrowser: { most: 10, seconds: 5 * minute },
  /** Wrong passwords for one account from all unknown browsers together. */
  wrongPasswordsByAccount: { most: 100, seconds: hour },
  /**
   * Wrong codes of a second factor, by whoever knows the password. At this pace the chance of guessing one within a day is
   * 1 in 700.
   */
  secondFactorTriesByAccount: { most: 20, seconds: hour },
} as const

export type LimitName = keyof typeof limits
