import { isUnregistered, toKnownText } from './text'

/** Normalizes a VIN, NVIC or plate: upper case, without spaces and hyphens. “Unregistered” is no plate. */
export const normalizePlate = (text: string): string | undefined =>
  isUnregistered(text)
    ? undefined
    : toKnownText(text)
        ?.toUpperCase()
        .replace(/[\s-]+/gu, '') || undefined

/**
 * True for 17 characters without I, O and Q. Before 1989 chassis numbers had no fixed length, so those checks are
 * loose.
 */
export const isVin = (vin: string, year: number): boolean =>
  year < 1989 ? /^[A-Z0-9*/.]{4,20}$/u.test(vin) : /^[A-HJ-NPR-Z0-9]{17}$/u.test(vin)
