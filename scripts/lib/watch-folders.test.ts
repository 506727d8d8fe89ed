import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.mjs'

let root: string
let changed: string[]
let stop: () => void
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'forecourt-watch-'))
  await mkdir(path.join(root, 'inner'))
  await writeFile(path.join(root, 'inner/a.ts'), '1')
  changed = []
  stop = watchFolders([root], (file) => changed.push(path.relative(root, file)))
})
afterEach(async () => {
  stop()
  await rm(root, { recursive: true })
})

const expectChange = async (file: string): Promise<void> => {
  await vi.waitFor(() => expect(changed).toContain(file))
  changed.length = 0
}

test('notices each save of a file, whether an editor writes into it or replaces it', async () => {
  const file = path.join(root, 'inner/a.ts')
  for (let save = 0; save < 3; save++) {
    await writeFile(`${file}.tmp`, String(save))
    await rename(`${file}.tmp`, file)
    await expectChange('inner/a.ts')
    await writeFile(file, `${String(save)} again`)
    await expectChange('inner/a.ts')
  }
})

test('notices files of a folder that is created later, and after another with the same name was deleted', async () => {
  for (let round = 0; round < 2; round++) {
    await mkdir(path.join(root, 'new'))
    // The folder is watched once its own event arrived.
    await vi.waitFor(async () => {
      await writeFile(path.join(root, 'new/b.ts'), String(Math.random()))
      expect(changed).toContain('new/b.ts')
    })
    await rm(path.join(root, 'new'), { recursive: true })
    await vi.waitFor(() => expect(changed).toContain('new'))
    changed.length = 0
  }
})
