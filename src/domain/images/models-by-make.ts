import { toSlug } from '../text/slug'

/**
 * Models whose studio image does not follow from their body alone. Australia's sales reports count SUVs by size and list
 * what is electric; feeds rarely say either, and neither do models of manufacturers.
 */

export type ModelsByMake = Readonly<Record<string, readonly string[]>>

/** `HR-V` and `HRV` are the same model. */
const joined = (slug: string): string => slug.replaceAll('-', '')

export const isModelOf = (models: ModelsByMake, { make = '', model = '' }: MakeAndModel): boolean => {
  const [makeSlug, modelSlug] = [toSlug(make), toSlug(model)]
  const names = Object.entries(models).find(([name]) => toSlug(name) === makeSlug)?.[1] ?? []
  // Feeds add a version to the name, such as `Tiggo 4 Pro`.
  return names
    .map(toSlug)
    .some((name) => modelSlug.startsWith(`${name}-`) || (name !== '' && joined(modelSlug) === joined(name)))
}

export type MakeAndModel = { readonly make?: string | undefined; readonly model?: string | undefined }
