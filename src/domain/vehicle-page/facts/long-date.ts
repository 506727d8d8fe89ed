import { monthNames } from '@/src/domain/time/days'

/** Formats `2023-03-01` as `March 1, 2023` (VDP-14); other spellings of feeds are returned unchanged. */
export const formatLongDate = (date: string | undefined): string | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '')
  const month = parts ? monthNames[Number(parts[2]) - 1] : undefined
  return parts && month ? `${month} ${Number(parts[3])}, ${parts[1]}` : date
}
