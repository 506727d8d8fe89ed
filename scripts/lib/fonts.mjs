import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { runStep } from './log.mjs'
import { canInstall, installPackage } from './debian-packages.mjs'

const run = promisify(execFile)

const DEBIAN_FONTS = '/usr/share/fonts/truetype/liberation'

/**
 * Installs a font with Arial's widths if it is missing. Shoppers' devices have Arial or Roboto, and the site's
 * fallback fonts are measured against them; with neither, a page shifts when its web font arrives, as it does for no
 * shopper. Browsers installed without recommended packages bring no fonts.
 */
export const ensureFonts = async () => {
  if (process.platform !== 'linux') return
  // `fc-list` may be missing although the fonts are installed.
  const families = await run('fc-list', [':', 'family']).catch(() => ({ stdout: '' }))
  if (/\b(?:Arial|Liberation Sans|Roboto)\b/.test(families.stdout) || existsSync(DEBIAN_FONTS)) return
  if (canInstall()) await runStep('Fetching fonts', () => installPackage('fonts-liberation')).catch(() => null)
  if (existsSync(DEBIAN_FONTS)) return
  process.stderr.write(
    'Install Arial, Liberation Sans or Roboto. Without one of them, tests of layout shifts may fail.\n',
  )
}
