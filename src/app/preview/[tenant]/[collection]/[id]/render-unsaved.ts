'use server'

import { headers } from 'next/headers'
import type { PreviewContent } from '@/src/admin/preview/live-preview'
import { type PreviewRequest, loadPreview } from '@/src/server/content/preview'
import { siteById } from '@/src/server/site/site'
import { renderDocument } from './render-document'

/** Far more characters than any document has. */
const MAX_FORM_CHARS = 900_000

const parseJson = (text: string): unknown => {
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
export const renderUnsaved = async (target: PreviewRequest, form: string): Promise<PreviewContent | null> => {
  const { tenant, collection, id } = target
  if (![tenant, collection, id, form].every(isText) || form.length > MAX_FORM_CHARS) return null
  const typed = parseJson(form)
  if (typed === undefined) return null
  const [site, found] = await Promise.all([
    siteById(tenant),
    loadPreview(await headers(), { tenant, collection, id }, typed),
  ])
  if (!site || !found) return null
  return { ...(await renderDocument(site, found)), problems: found.problems }
}
