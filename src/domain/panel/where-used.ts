import { formatCount } from '@/src/domain/text/numbers'

/** A document that shows an upload; without a kind if its title says it, such as “Home page”. */
export type UsingDocument = {
  readonly kind: string | undefined
  readonly title: string
  readonly href: string
  readonly isTrashed: boolean
  /** False if only a draft shows the upload. */
  readonly isPublished: boolean
}

/** Where shoppers see a use: on the site, or not yet, or not any more. */
export const describeUse = ({ isTrashed, isPublished }: UsingDocument): string =>
  isTrashed ? 'in the trash' : isPublished ? 'on your site' : 'draft'

/** Where some uploads are used; `others` counts documents that the reader may not open. */
export type WhereUsed = {
  readonly usedUploads: number
  readonly documents: readonly UsingDocument[]
  readonly others: number
}

/** The name of a kind of document in a sentence. */
export type DocumentKind = { readonly one: string; readonly many: string }

/** Formats uses by kind: `2 promo cards, 1 page`. Each use is named by its kind. */
export const formatUses = (uses: readonly DocumentKind[]): string => {
  const counts = new Map<string, { readonly kind: DocumentKind; readonly count: number }>()
  for (const kind of uses) counts.set(kind.one, { kind, count: (counts.get(kind.one)?.count ?? 0) + 1 })
  return [...counts.values()].map(({ kind: { one, many }, count }) => formatCount(count, one, many)).join(', ')
}

/** Says before a deletion where the uploads are used: `It’s used in 3 places, which will be without it:`. */
export const formatLoss = ({ usedUploads, documents, others }: WhereUsed, chosen: number): string => {
  const places = documents.length + others
  if (places === 0) return chosen === 1 ? 'It isn’t used anywhere.' : 'None of them are used anywhere.'
  const where = `used in ${formatCount(places, 'place')}, which will be without ${usedUploads === 1 ? 'it' : 'them'}`
  if (chosen === 1) return `It’s ${where}:`
  return `${String(usedUploads)} of the ${String(chosen)} ${usedUploads === 1 ? 'is' : 'are'} ${where}:`
}
