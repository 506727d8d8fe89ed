/** The warning the law puts beside a comparison rate (National Credit Code s 163). */
export const comparisonRateWarning =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate. ' +
  'The comparison rate is based on a secured loan of $30,000 over 5 years.'
