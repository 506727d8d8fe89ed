import { formatNumber } from './numbers'

/** Formats a size of a file in whole kB, and from one megabyte on in MB with one decimal. */
export const formatFileSize = (bytes: number): string =>
  bytes < 999_500
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
