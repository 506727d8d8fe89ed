/**
 * `npm run looks [-- DEALER …]`: photographs the main pages of every demo dealer, or of the named ones, at four widths
 * and writes them as one page with images to `.data/looks/index.html`. It starts an installation of its own.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openBrowser } from './bench/browser.mjs'
import { createTemporaryFolder, startSite } from './bench/lib.mjs'
import { listDemoTenants } from './bench/sites.mjs'
import { stopChildren } from './lib/children.mjs'
import { endWithSignals } from './lib/process-groups.mjs'
import { install } from './lib/install.mjs'
import { OperatorError, logLine, runMain } from './lib/log.mjs'
import { dataDir } from './lib/paths.mjs'
import { contactSheet } from './looks/contact-sheet.mjs'
import { photographDealer } from './looks/photograph.mjs'

/** Width and height of the window. The widest is a common desktop; a photograph is as high as its page. */
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const chooseDealers = async () => {
  const all = await listDemoTenants()
  const requested = process.argv.slice(2).filter((one) => one !== '--')
  const unknown = requested.find((one) => !all.includes(one))
  if (unknown) throw new OperatorError(`There is no demo dealer "${unknown}". The demo dealers are: ${all.join(', ')}.`)
  return requested.length > 0 ? requested : all
}

const photographAll = async (port, dealers, folder) => {
  const { browser, close } = await openBrowser()
  try {
    const photographs = []
    for (const dealer of dealers) {
      photographs.push(...(await photographDealer({ browser, port, dealer, windows, folder })))
      logLine(`${dealer}: ${photographs.filter((one) => one.dealer === dealer).length} photographs`)
    }
    return photographs
  } finally {
    await close()
  }
}

endWithSignals()
await runMain(async () => {
  const dealers = await chooseDealers()
  await install({ dev: true })
  const folder = path.join(dataDir(), 'looks')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const temporary = await createTemporaryFolder()
  try {
    const site = await startSite({ env: { DATA_DIR: path.join(temporary.folder, 'data') } })
    try {
      const photographs = await photographAll(site.port, dealers, folder)
      const file = path.join(folder, 'index.html')
      await writeFile(file, contactSheet(photographs, windows))
      logLine(`The contact sheet is ${file}`)
    } finally {
      await site.stop()
    }
  } finally {
    await temporary.remove()
    await stopChildren()
  }
})
