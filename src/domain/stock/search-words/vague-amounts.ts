const VAGUE_AMOUNT_PATTERN = /\b(?:low|lower|lowest)\s+(?:kms?|kilomet(?:er|re)s?|ks|mileage|odometer)\b/gi

/**
 * Finds wishes without a number, each once: “low kms” (SRCH-19). No filter can express them, so the page names them.
 */
export const findVagueAmounts = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VAGUE_AMOUNT_PATTERN)].map(([words]) => words.toLowerCase().replace(/\s+/g, ' '))),
]
