/** Formats a number rounded to an integer, `45210` → `45,210`, identically in every browser and on the server. */
export const formatInteger = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')
