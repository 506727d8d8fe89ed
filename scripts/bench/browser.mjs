/** A browser for the measurements that need one: transferred bytes, interaction and Lighthouse. */
import { chromiumFlags, chromiumPath } from '../lib/chromium.mjs'
import { findFreePort } from '../lib/ports.mjs'

export const openBrowser = async () => {
  const { chromium } = await import('@playwright/test')
  const debugPort = await findFreePort()
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
  })
  return { browser, debugPort, close: () => browser.close() }
}

/** Chromium resolves `*.localhost` by itself. */
export const siteUrl = (port, tenant, path) => `http://${tenant ? `${tenant}.` : ''}localhost:${port}${path}`
