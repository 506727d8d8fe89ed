type FieldStates = Readonly<Record<string, { readonly rows?: readonly { readonly blockType?: string | undefined }[] }>>

const ANCHOR = /^section-(?<kind>[a-z][a-z0-9-]*)$/u

/**
 * Returns the id of the row in a page's form that has the first section of a kind, for an anchor such as `section-hero`;
 * undefined if the page has none, or for any other anchor.
 */
export const findSectionRow = (fields: FieldStates, anchor: string): string | undefined => {
  const kind = ANCHOR.exec(anchor)?.groups?.['kind']
  const index = fields['blocks']?.rows?.findIndex(({ blockType }) => blockType === kind) ?? -1
  return kind === undefined || index === -1 ? undefined : `blocks-row-${String(index)}`
}
