/** Texts about a minimum beyond the maximum, from formatted amounts such as `$20,000`. */

/** Returns the error of the field that the minimum was typed into. */
export const crossedMinimumText = (max: string): string => `Please enter ${max} or less, because “To” is ${max}.`

/** Returns the notice beside the results of a search that was made without the minimum. */
export const leftOutMinimumText = (from: string, upTo: string): string =>
  `We left out “${from}”, because it’s more than “${upTo}”.`
