/** Words of promises (VDP-15); each stands only where the dealer attests it. */

/** Stands beside every claim of a warranty or guarantee: none may seem to replace what the law gives. */
export const lawNote = 'This is in addition to your rights under the Australian Consumer Law.'

export const usedPerks = ['48-hour money-back guarantee', '12 months roadside assist'] as const

export const certifiedBenefits = [
  '90 point inspection',
  '1 year roadside assist',
  'Full service history',
  'Independent history check',
] as const
