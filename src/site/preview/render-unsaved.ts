'use server'

import { headers } from 'next/headers'
import { type PreviewRequest, loadPreview } from '@/src/server/content/preview'
import { siteById } from '@/src/server/site/site'
import { type RenderedDocument, renderDocument } from './render-document'

type RenderedForm = RenderedDocument & { readonly problems: readonly string[]; readonly state: string }

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
export const renderUnsaved = async (target: PreviewRequest, form: string): Promise<RenderedForm | null> => {
  const { tenant, collection, id } = target
  if (![tenant, collection, id, form].every(isText) || form.length > MAX_FORM_CHARS) return null
  const typedValue = parseJson(form)
  if (typedValue === undefined) return null
  const [site, found] = await Promise.all([
    siteById(tenant),
    loadPreview(await headers(), { tenant, collection, id }, typedValue),
  ])
  if (!site || !found) return null
  return { ...(await renderDocument(site, found)), problems: found.problems, state: found.state }
}
