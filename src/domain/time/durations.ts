export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
/** A day of 24 hours. The days of a time zone may be longer or shorter: see `startOfDay`. */
export const DAY_MS = 86_400_000
