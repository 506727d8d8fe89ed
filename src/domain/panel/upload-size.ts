import { formatNumber } from '@/src/domain/text/numbers'

const toMegabytes = (bytes: number): string => formatNumber(Math.round(bytes / 100_000) / 10)

/** The message of a file that is too large to upload; undefined if it is not. Sizes are in bytes, shown in MB. */
export const uploadSizeProblem = (
  file: { readonly name: string; readonly size: number },
  maxBytes: number,
): string | undefined =>
  file.size <= maxBytes
    ? undefined
    : `“${file.name}” is ${toMegabytes(file.size)} MB. The largest file you can upload is ${toMegabytes(maxBytes)} MB.`
