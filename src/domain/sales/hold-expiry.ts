/** Minutes to pay; the vehicle is held meanwhile. */
export const PAYMENT_MINUTES = 30
/** Hours a paid deposit holds a vehicle (RSV-01). */
export const HOLD_HOURS = 48

/** Expiry of a hold that begins now, or that is paid now. */
export const pendingExpiry = (now: Date): Date => new Date(now.getTime() + PAYMENT_MINUTES * 60_000)
export const holdExpiry = (now: Date): Date => new Date(now.getTime() + HOLD_HOURS * 3_600_000)
