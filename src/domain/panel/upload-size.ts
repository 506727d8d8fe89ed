import { formatFileSize } from '@/src/domain/text/file-size'

/** The message of a file that is too large to upload; undefined if it is not. Sizes are in bytes. */
export const uploadSizeProblem = (
  file: { readonly name: string; readonly size: number },
  maxBytes: number,
): string | undefined =>
  file.size <= maxBytes
    ? undefined
    : `“${file.name}” is ${formatFileSize(file.size)}. The largest file you can upload is ${formatFileSize(maxBytes)}.`
