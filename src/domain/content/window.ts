import type { ShownWindow } from '@/src/domain/page-life'

/** From when until when something is shown; ISO 8601 moments, an open end is never (CNT-03). */
export type Window = { readonly start?: string | undefined; readonly expiry?: string | undefined }

/** Whether the moment lies within: the start belongs to it, the expiry does not. */
export const isOpen = ({ start, expiry }: Window, now: Date): boolean =>
  (start === undefined || Date.parse(start) <= now.getTime()) &&
  (expiry === undefined || now.getTime() < Date.parse(expiry))

/** What is wrong with a window, in staff's words; it would never open. */
export const windowProblem = ({ start, expiry }: Window): string | undefined =>
  start !== undefined && expiry !== undefined && Date.parse(expiry) <= Date.parse(start)
    ? 'The expiry must be after the start.'
    : undefined

/** The window as the store of pages knows it: at both ends the page says something else. */
export const shownWindow = ({ start, expiry }: Window): ShownWindow => ({
  ...(start === undefined ? {} : { from: start }),
  ...(expiry === undefined ? {} : { until: expiry }),
})
