/** Note under the calculator. Separate from the other texts because every vehicle page loads it at once. */
export const DELIVERY_REACH_TEXT = 'We deliver anywhere in Australia. The price is a guide only.'
