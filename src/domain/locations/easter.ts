import { type Day, toDay } from '@/src/domain/time/days'

/** Returns Easter Sunday of a year (the computus of Meeus, Jones and Butcher). */
export const easterSunday = (year: number): Day => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return toDay(year, Math.floor(n / 31), (n % 31) + 1)
}
