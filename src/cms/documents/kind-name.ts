import type { SanitizedCollectionConfig } from 'payload'
import { declarationOf } from '@/src/domain/collections/declaration'

/** The word for a collection's document: its place in the menu if a dealer has it once, such as “Home page”. */
export const kindName = (config: SanitizedCollectionConfig): string => {
  const { single = false, menu = [] } = declarationOf(config) ?? {}
  const singular = String(config.labels.singular)
  return single ? (menu[0]?.label ?? singular) : singular
}

type StoredDocument = Readonly<Record<string, unknown>>

/** The title of a document. An image without a description has the name of its file. */
export const titleOf = ({ admin }: SanitizedCollectionConfig, document: StoredDocument): string | undefined => {
  const { [admin.useAsTitle ?? 'id']: title, filename } = document
  return [title, filename].find((one): one is string => typeof one === 'string' && one !== '')
}
