import type { ImportPlan } from './plan'

/** The largest part of a feed's vehicles that an import removes without being allowed to. */
export const MAX_REMOVAL_SHARE = 0.3

const isTooMany = (removed: number, existing: number): boolean => removed > 1 && removed > existing * MAX_REMOVAL_SHARE

/**
 * True when too many of a feed's vehicles would be removed at once, which suggests a truncated file. One vehicle may
 * always leave: in a feed of two or three that is a sale.
 */
export const removesTooMany = ({
  missingIds,
  existingCount,
}: Pick<ImportPlan, 'missingIds' | 'existingCount'>): boolean => isTooMany(missingIds.length, existingCount)

/** Counts the vehicles that a feed loses at least if a file with so many rows is all of its stock. */
export const minRemovals = (rows: number, existing: number): number => Math.max(0, existing - rows)

/**
 * Decides whether an import in steps takes a file for all of the feed's stock until staff choose (STF-05). Not if that
 * would remove too many vehicles for its size, nor if the feed's last file was only a part.
 */
export const isProbablyComplete = ({
  rows,
  existing,
  wasComplete,
}: {
  readonly rows: number
  readonly existing: number
  readonly wasComplete: boolean
}): boolean => wasComplete && !isTooMany(minRemovals(rows, existing), existing)
