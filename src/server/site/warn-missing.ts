import 'server-only'
import type { Site } from '@/src/domain/tenancy/site'
import { log } from '@/src/platform/log'

/** Missing settings that were logged, so that not every page of the dealer logs them again. */
const logged = new Set<string>()

/** Logs once per process that a dealer's setting is missing: its control is not rendered (TEN-08, LOC-06). */
export const warnMissing = ({ slug }: Pick<Site, 'slug'>, message: string): void => {
  const line = `${slug}: ${message}`
  if (logged.has(line)) return
  logged.add(line)
  log.warn(line)
}
