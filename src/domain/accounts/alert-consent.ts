/** The consent text that is shown and stored (Spam Act 2003). */
export const alertConsentText = (dealer: string): string =>
  `Email me when the price of a vehicle I saved drops. Every email from ${dealer} has a link that ends it.`
