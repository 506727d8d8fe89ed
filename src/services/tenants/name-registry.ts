import type { NameLookup } from './fields'

/** Names and ids of documents by collection, in both directions. */
export type NameRegistry = {
  readonly add: (collection: string, name: string, id: string) => void
  readonly idOf: NameLookup
  readonly nameOf: NameLookup
}

export const createNameRegistry = (): NameRegistry => {
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  return {
    add: (collection, name, id) => {
      ids.set(`${collection}/${name}`, id)
      names.set(`${collection}/${id}`, name)
    },
    idOf: (collection, name) => ids.get(`${collection}/${name}`),
    nameOf: (collection, id) => names.get(`${collection}/${id}`),
  }
}
