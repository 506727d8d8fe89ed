/**
 * `npm run staff-guide`: takes the screenshots of `docs/staff-guide.md` anew and writes them to `docs/staff-guide/`. It
 * starts an installation of its own with the demo dealers.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openBrowser } from './bench/browser.mjs'
import { createTemporaryFolder, startSite } from './bench/lib.mjs'
import { stopChildren } from './lib/children.mjs'
import { install } from './lib/install.mjs'
import { logLine, runMain } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'
import { endWithSignals } from './lib/process-groups.mjs'
import { openPanel, takeScreenshot } from './staff-guide/photograph-panel.mjs'
import { GUIDE_DEALER, guideScreenshots } from './staff-guide/screenshots.mjs'

const photographAll = async (port, dataDir) => {
  const logins = JSON.parse(await readFile(path.join(dataDir, 'logins.json'), 'utf8'))
  const folder = inRoot('docs/staff-guide')
  await mkdir(folder, { recursive: true })
  const { browser, close } = await openBrowser()
  try {
    const login = logins.find(({ tenant, role }) => tenant === GUIDE_DEALER && role === 'tenant-admin')
    const page = await openPanel(browser, port, login)
    for (const screenshot of guideScreenshots)
      logLine(`docs/staff-guide/${await takeScreenshot(page, port, screenshot, folder)}`)
  } finally {
    await close()
  }
}

endWithSignals()
await runMain(async () => {
  await install({ dev: true })
  const temporary = await createTemporaryFolder()
  try {
    const dataDir = path.join(temporary.folder, 'data')
    const site = await startSite({ env: { DATA_DIR: dataDir } })
    try {
      await photographAll(site.port, dataDir)
    } finally {
      await site.stop()
    }
  } finally {
    await temporary.remove()
    await stopChildren()
  }
})
