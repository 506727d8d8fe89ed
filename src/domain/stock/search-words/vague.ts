const amount = /\b(?:low|lower|lowest)\s+(?:kms?|kilomet(?:er|re)s?|ks|mileage|odometer)\b/gi

/**
 * Finds wishes without a number, each once: “low kms” (SRCH-19). No filter can express them, so the page names them.
 */
export const vagueIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(amount)].map(([words]) => words.toLowerCase().replace(/\s+/g, ' '))),
]
