/** A value as Algolia's filter grammar quotes it. */
export const quoteFilter = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
