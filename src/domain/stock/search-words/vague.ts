const amount = /\b(?:low|lower|lowest)\s+(?:kms?|kilomet(?:er|re)s?|ks|mileage|odometer)\b/gi

/** What a shopper wants little of without a number: “low kms” (SRCH-19). No filter says it, so the page does; each once. */
export const vagueIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(amount)].map(([words]) => words.toLowerCase().replace(/\s+/g, ' '))),
]
