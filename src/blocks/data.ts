import { isSafeHref } from '@/src/domain/content/href'
import { mediaUrl } from '@/src/server/content/menus'

/** A stored block: JSON that no table validates, so the readers below accept any value. */
export type BlockData = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is BlockData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (data: BlockData, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value.trim() : ''
}

export const rowsOf = (data: BlockData, name: string): readonly BlockData[] => {
  const value = data[name]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export const numberOf = (data: BlockData, name: string, fallback: number): number => {
  const value = data[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** Returns a link if it is safe to follow, else undefined. */
export const hrefOf = (data: BlockData, name = 'href'): string | undefined => {
  const href = textOf(data, name)
  return href !== '' && isSafeHref(href) ? href : undefined
}

/** Returns the address of a block's image: the uploaded one, unless it was deleted, else the built-in one. */
export const imageOf = (data: BlockData, name = 'image'): string | undefined => {
  const media = data[name]
  const uploaded = isRecord(media) ? mediaUrl(media as { readonly filename?: string }) : undefined
  const builtIn = textOf(data, `${name}_url`)
  return uploaded ?? (/^(?:\/(?![/\\])|https:\/\/)/.test(builtIn) ? builtIn : undefined)
}
