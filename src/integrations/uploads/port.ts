/** A file that staff uploaded. Its name is the server's own, and no two files ever have the same. */
export type Upload = {
  readonly tenant: string
  /** Small letters, digits and hyphens before one ending, as `collections/shared/clean-picture.ts` makes it. */
  readonly file: string
}

/** Where uploads are kept (OPS-01): a folder of this machine, or an object store that several machines share. */
export type UploadStore = {
  /** Null where there is no such file. Rejects where the store does not answer. */
  read(upload: Upload): Promise<Buffer | null>
  /** Resolves once the file is kept. The same file again replaces it. */
  write(upload: Upload, bytes: Uint8Array, type: string): Promise<void>
  /** The size in bytes; null where there is no such file. */
  size(upload: Upload): Promise<number | null>
  /** Does nothing where there is no such file. */
  remove(upload: Upload): Promise<void>
}

/** Whether a text may be the name of an upload: nothing in it leads to another folder. */
export const isUploadName = (file: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}\.(?:jpe?g|png|webp|avif|pdf)$/.test(file)

/** Rejects what could lead elsewhere, for stores to call before they use a name. */
export const checkUpload = ({ tenant, file }: Upload): void => {
  if (!isUploadName(file) || !/^[0-9a-f-]{36}$/i.test(tenant))
    throw new TypeError(`${JSON.stringify(file).slice(0, 80)} is not the name of an upload.`)
}
