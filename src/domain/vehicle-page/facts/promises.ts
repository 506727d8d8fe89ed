/** Texts of promises (VDP-15); each is displayed only when the dealer attests it. */

/** Displayed with every claim of a warranty or guarantee, so that none seems to replace a statutory right. */
export const CONSUMER_LAW_NOTE = 'This is in addition to your rights under the Australian Consumer Law.'

export const usedCarPromises = ['48-hour money-back guarantee', '12 months roadside assist'] as const

export const certifiedBenefits = [
  '90 point inspection',
  '1 year roadside assist',
  'Full service history',
  'Independent history check',
] as const
