/**
 * The consent to emails about price drops, as shown and stored (Spam Act 2003). That of a saved search is
 * `savedSearchConsentText`.
 */
export const alertConsentText = (dealer: string): string =>
  `Email me when the price of a vehicle I saved drops. Every email from ${dealer} has a link that ends it.`
