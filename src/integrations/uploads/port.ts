/** A file that staff uploaded. The server generates the name, and no two files share one. */
export type Upload = {
  readonly tenant: string
  /** Lower-case letters, digits and hyphens with one extension, as `src/cms/documents/sanitize-image.ts` creates it. */
  readonly file: string
}

/** A store of uploads (OPS-01): a folder on this machine, or an object store shared by several machines. */
export type UploadStore = {
  /** Returns null if the file does not exist. Rejects if the store does not answer. */
  read(upload: Upload): Promise<Buffer | null>
  /** Resolves once the file is stored. An existing file is replaced. */
  write(upload: Upload, bytes: Uint8Array, type: string): Promise<void>
  /** Returns the size in bytes; null if the file does not exist. */
  size(upload: Upload): Promise<number | null>
  /** Does nothing if the file does not exist. */
  remove(upload: Upload): Promise<void>
}

/** Returns whether a text is a valid name of an upload, which cannot lead to another folder. */
export const isUploadName = (file: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(?:jpe?g|png|webp|avif|pdf)$/.test(file)

/** Throws a TypeError for a name that could lead to another folder. Stores call it before they use a name. */
export const assertUploadName = ({ tenant, file }: Upload): void => {
  if (!isUploadName(file) || !/^[0-9a-f-]{36}$/i.test(tenant))
    throw new TypeError(`${JSON.stringify(file).slice(0, 80)} is not the name of an upload.`)
}
