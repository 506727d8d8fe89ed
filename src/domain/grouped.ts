/** `45210` → `45,210`, rounded to whole numbers; the same in every browser and on the server. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')
