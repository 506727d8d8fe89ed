type Condition = Readonly<Record<string, unknown>>
/** The conditions of a list, as the panel has them in its query. */
export type ListWhere = { readonly or: readonly { readonly and: readonly Condition[] }[] }

const readGroups = (where: unknown): readonly (readonly Condition[])[] => {
  const groups = (where as { readonly or?: readonly Partial<ListWhere['or'][number]>[] } | undefined)?.or ?? []
  return groups.length === 0 ? [[]] : groups.map(({ and = [] }) => and)
}

const readKind = ({ kind }: Condition): string => String((kind as { readonly equals?: unknown })?.equals ?? '')

/** The kind of document that a list of the audit log is limited to; empty for all. */
export const kindOfFilter = (where: unknown): string => readGroups(where).flat().map(readKind).find(Boolean) ?? ''

/** Limits a list of the audit log to a kind of document, and leaves its other conditions as they are (ADM-02). */
export const withKindFilter = (where: unknown, kind: string): ListWhere => ({
  or: readGroups(where).map((conditions) => ({
    and: [...conditions.filter((one) => !('kind' in one)), ...(kind === '' ? [] : [{ kind: { equals: kind } }])],
  })),
})
