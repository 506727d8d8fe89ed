'use server'

import { headers } from 'next/headers'
import type { Shown } from '@/src/admin/preview/live-preview'
import { type Asked, previewOf } from '@/src/server/preview'
import { siteById } from '@/src/server/site'
import { draw } from './draw'

/** Characters of a form at most: far more than any document holds. */
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
 * Draws a document with what its form holds, before it is saved (ADM-02). Anybody may call this, with anything: whoever
 * may not save the document is answered null, like one that is not there. Never stored, nothing is written.
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
