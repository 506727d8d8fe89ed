import { idOf } from '@/src/domain/content/id-of'

/**
 * Photos that the server has but no saved vehicle does: after a reload in the middle of an upload the form offers them
 * again, so that nothing that was acknowledged is lost (STF-01). The browser remembers only their addresses.
 */

const STORAGE_KEY = 'forecourt-unsaved-photos'

type Remembered = Readonly<Record<string, readonly string[]>>

const read = (): Remembered => {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Remembered) : {}
  } catch {
    return {}
  }
}

const write = (remembered: Remembered): void => {
  const entries = Object.entries(remembered).filter(([, urls]) => urls.length > 0)
  try {
    if (entries.length === 0) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Without storage a reload loses what was not saved, as in any form.
  }
}

/** Under which a vehicle's photos are remembered; a new one has no id yet, and staff of the platform have many dealers. */
export const unsavedKey = (id: unknown, tenant: unknown): string =>
  typeof id === 'string' ? id : `new ${idOf(tenant) ?? ''}`

export const listUnsavedUploads = (vehicle: string): readonly string[] => {
  const urls = read()[vehicle]
  return Array.isArray(urls) ? urls.filter((url): url is string => typeof url === 'string') : []
}

/** Remembers photos in their order; those of an earlier visit that were not added yet stay. */
export const rememberUploads = (vehicle: string, urls: readonly string[]): void => {
  const remembered = read()
  write({ ...remembered, [vehicle]: [...new Set([...urls, ...listUnsavedUploads(vehicle)])] })
}

/** Forgets photos that were saved or removed, under whichever vehicle: a new one gets its id when it is saved. */
export const forgetUploads = (urls: readonly string[]): void => {
  if (urls.length === 0) return
  const forgotten = new Set(urls)
  const others = Object.entries(read()).map(
    ([vehicle, list]) => [vehicle, list.filter((url) => !forgotten.has(url))] as const,
  )
  write(Object.fromEntries(others))
}
