'use server'

import { headers } from 'next/headers'
import type { Shown } from '@/src/admin/preview/live-preview'
import { type Asked, previewOf } from '@/src/server/preview'
import { siteById } from '@/src/server/site'
import { draw } from './draw'

/** Far more characters than any document has. */
const most = 900_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Renders a document with the unsaved data of its form (ADM-02). A server action that anyone can call: returns null if
 * the document does not exist or the caller may not save it. Nothing is stored.
 */
export const drawTyped = async (asked: Asked, form: string): Promise<Shown | null> => {
  const { tenant, collection, id } = asked
  if (![tenant, collection, id, form].every(isText) || form.length > most) return null
  const typed = parsed(form)
  if (typed === undefined) return null
  const [site, found] = await Promise.all([
    siteById(tenant),
    previewOf(await headers(), { tenant, collection, id }, typed),
  ])
  if (!site || !found) return null
  return { ...(await draw(site, found)), problems: found.problems }
}
