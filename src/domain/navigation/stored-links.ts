/** The names of the fields that hold links, at any depth of a document (STF-06). */
export const linkFieldNames = ['href', 'url', 'link_href', 'search', 'video'] as const
export type LinkFieldName = (typeof linkFieldNames)[number]

export const isLinkFieldName = (name: string): boolean => linkFieldNames.some((one) => one === name)

export type StoredLink = {
  readonly href: string
  /** The text that the link belongs to, if it has one. */
  readonly label?: string
}

/** The names of the fields with a link's text, the closest first. */
export const labelFieldNames: readonly string[] = ['label', 'link_label', 'title', 'name', 'heading', 'text']

const MAX_LABEL_CHARS = 60

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const findLabel = (row: Readonly<Record<string, unknown>>): string | undefined =>
  labelFieldNames.map((name) => toText(row[name])).find((text) => text !== '' && text.length <= MAX_LABEL_CHARS)

const ownLinks = (row: Readonly<Record<string, unknown>>): readonly StoredLink[] => {
  const label = findLabel(row)
  return linkFieldNames.flatMap((name): readonly StoredLink[] => {
    const href = toText(row[name])
    return href === '' ? [] : [{ href, ...(label === undefined ? {} : { label }) }]
  })
}

/**
 * Lists the links of a stored document: those of its fields, rows, blocks and texts. A section that staff have hidden has
 * none that shoppers see.
 */
export const listStoredLinks = (stored: unknown): readonly StoredLink[] => {
  if (Array.isArray(stored)) return stored.flatMap(listStoredLinks)
  if (typeof stored !== 'object' || stored === null) return []
  const row = stored as Readonly<Record<string, unknown>>
  if (row['hidden'] === true) return []
  return [...ownLinks(row), ...Object.values(row).flatMap(listStoredLinks)]
}
