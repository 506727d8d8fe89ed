import { isYear } from './numbers'

/** Prices of vehicles are written with thousands, and end as prices do: a number such as 10234 is one of the stock. */
const PRICE_ENDING = /(?:00|50|88|90|95|98|99)$/

/** True for a number without a sign or a unit that can only be a price: “20000”, “18,990”, “30 000”; no year. */
export const isPlainPrice = (text: string): boolean => {
  const digits = text.replaceAll(/[, ]/g, '')
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+$/.test(text)
  const value = Number(digits)
  if (!/^\d{4,6}$/.test(digits) || (!isGrouped && text !== digits)) return false
  return isGrouped || (!isYear(value) && PRICE_ENDING.test(digits))
}
