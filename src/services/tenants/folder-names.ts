/** Stored files of one tenant, and their names in a folder. */

export type StoredFile = { readonly id: string; readonly filename?: string | null }

/** The unique suffix that stored file names get (`src/cms/documents/sanitize-image.ts`). */
const UNIQUE_SUFFIX = /-[0-9a-f]{12}(?=\.[a-z0-9]+$)/

const numberedName = (name: string, nth: number): string =>
  nth === 0 ? name : name.replace(/(?=\.[a-z0-9]+$)/, `-${nth + 1}`)

/** Returns each file's name in a folder by id: as it was uploaded, with a number added to a duplicate. */
export const folderNames = (files: readonly StoredFile[]): ReadonlyMap<string, string> => {
  const used = new Set<string>()
  const names = new Map<string, string>()
  const inOrder = [...files].sort((one, other) => (one.id < other.id ? -1 : 1))
  for (const { id, filename } of inOrder) {
    if (!filename) continue
    const uploadedName = filename.replace(UNIQUE_SUFFIX, '')
    let nth = 0
    while (used.has(numberedName(uploadedName, nth))) nth += 1
    used.add(numberedName(uploadedName, nth))
    names.set(id, numberedName(uploadedName, nth))
  }
  return names
}
