import { DAY_MS } from '@/src/domain/time/durations'
import { isUuid } from '@/src/domain/uuid'

/** How long a shared preview can be opened. */
export const PREVIEW_LINK_DAYS = 7

/** A document that a link shows, and until when, in milliseconds since 1970. */
export type SharedPreview = {
  readonly tenant: string
  readonly collection: string
  readonly id: string
  /** The member of staff who shared it. The link ends with their access to the document. */
  readonly author: string
  readonly until: number
}

export const previewLinkEnd = (now: Date): number => now.getTime() + PREVIEW_LINK_DAYS * DAY_MS

/** The text that the signature of a link covers, so that no part of the link can be changed without another one. */
export const previewLinkSubject = ({ tenant, collection, id, author, until }: SharedPreview): string =>
  [tenant, collection, id, author, String(until)].join(' ')

export const formatPreviewToken = ({ collection, id, author, until }: SharedPreview, signature: string): string =>
  [collection, id, author, String(until), signature].join('.')

const TOKEN_PATTERN =
  /^(?<collection>[a-z-]{1,40})\.(?<id>[0-9a-f-]{36})\.(?<author>[0-9a-f-]{36})\.(?<until>\d{13})\.(?<signature>[\w-]{43})$/

type TokenParts = Readonly<Record<'collection' | 'id' | 'author' | 'until' | 'signature', string>>

/** Reads the parts of a token; null for any other text. The caller has to check the signature. */
export const parsePreviewToken = (
  tenant: string,
  token: string,
): { readonly shared: SharedPreview; readonly signature: string } | null => {
  const parts = TOKEN_PATTERN.exec(token)?.groups as TokenParts | undefined
  if (parts === undefined || !isUuid(parts.id) || !isUuid(parts.author) || !isUuid(tenant)) return null
  const { collection, id, author, until, signature } = parts
  return { shared: { tenant, collection, id, author, until: Number(until) }, signature }
}
