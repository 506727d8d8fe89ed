/** Quotes a value for Algolia's filter grammar. */
export const quoteFilter = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
