import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Dates a sale that staff enter without its day: a sold vehicle is listed for some days from that date, and without one it
 * would be listed for ever (STK-07). A vehicle that is for sale again loses the date, as with an import.
 */
export const setSaleDate: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { status, sold_at: soldAt } = { ...originalDoc, ...data }
  if (status === 'sold') return soldAt ? data : { ...data, sold_at: new Date().toISOString() }
  return soldAt ? { ...data, sold_at: null } : data
}
