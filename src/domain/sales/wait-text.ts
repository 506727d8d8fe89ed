import { formatCount } from '@/src/domain/text/numbers'

/** Tells a shopper who has sent too many forms of sales when the next one is possible. */
export const formatWait = (seconds: number): string =>
  `Too many attempts. Please wait ${formatCount(Math.ceil(seconds / 60), 'minute')}, or give us a call.`
