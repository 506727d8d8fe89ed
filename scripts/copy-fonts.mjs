/** Copies the Latin variable files of the themes' fonts into public/fonts, where pages load them from. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const root = fileURLToPath(new URL('../', import.meta.url))
const from = path.join(root, 'node_modules', '@fontsource-variable')
const to = path.join(root, 'public', 'fonts')

mkdirSync(to, { recursive: true })
for (const family of readdirSync(from)) {
  const file = `${family}-latin-wght-normal.woff2`
  copyFileSync(path.join(from, family, 'files', file), path.join(to, file))
}
