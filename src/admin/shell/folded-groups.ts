import type { Payload, PayloadRequest } from 'payload'
import { foldedGroups } from '@/src/domain/panel/menu'

type NavPreferences = { readonly groups?: Readonly<Record<string, { readonly open: boolean }>> }

const closed = Object.fromEntries(foldedGroups.map((group) => [group, { open: false }]))

/** Adds closed groups to the preferences of the menu; those that the person opened or closed win. */
export const addFoldedGroups = (preferences: NavPreferences | undefined): NavPreferences => ({
  ...preferences,
  groups: { ...closed, ...preferences?.groups },
})

/**
 * A request whose preferences of the menu have closed groups. Payload's menu reads them with the request and has no other
 * way to begin with a closed group.
 */
export const withFoldedGroups = (req: PayloadRequest): PayloadRequest => {
  const find = async (options: Parameters<Payload['find']>[0]) => {
    const found = await req.payload.find({ ...options, req })
    const stored = found.docs[0] as { readonly value?: NavPreferences } | undefined
    return { ...found, docs: [{ ...stored, value: addFoldedGroups(stored?.value) }] }
  }
  const payload = Object.create(req.payload, { find: { value: find } }) as Payload
  return Object.create(req, { payload: { value: payload } }) as PayloadRequest
}
