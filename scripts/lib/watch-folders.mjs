/** Watches folders for `npm run dev`. */
import { readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

const isFolder = (file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true

const listEntries = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    file: path.join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }))

/**
 * Calls `onChange` with the path of each file that is written, created, moved or deleted below these folders, also below
 * new ones. Each folder is watched by itself: Node's own recursive watch loses a file that an editor replaces instead of
 * writing into it.
 *
 * @param {readonly string[]} roots
 * @param {(file: string) => void} onChange
 * @returns {() => void} stops watching
 */
export const watchFolders = (roots, onChange) => {
  const watchers = new Map()
  const forget = (folder) => {
    for (const [watched, watcher] of watchers) {
      if (watched !== folder && !watched.startsWith(folder + path.sep)) continue
      watcher.close()
      watchers.delete(watched)
    }
  }
  const watchOne = (folder) => {
    const watcher = watch(folder, (event, name) => {
      if (name !== null) handleEvent(event, path.join(folder, name))
    })
    // A deleted folder may report an error instead of an event.
    watcher.on('error', () => forget(folder))
    watchers.set(folder, watcher)
  }
  const watchAll = (root) => {
    const entries = listEntries(root)
    for (const folder of [root, ...entries.filter((entry) => entry.isFolder).map(({ file }) => file)]) watchOne(folder)
    return entries.filter((entry) => !entry.isFolder).map(({ file }) => file)
  }
  const watchNew = (folder) => {
    try {
      watchAll(folder).forEach(onChange)
    } catch (error) {
      // Deleted again meanwhile; that has an event of its own.
      if (error.code !== 'ENOENT') throw error
    }
  }
  const handleEvent = (event, file) => {
    // A folder of this name may have been deleted, moved or replaced.
    if (event === 'rename') forget(file)
    onChange(file)
    // Files that were in a new folder before it was watched had no event.
    if (event === 'rename' && isFolder(file)) watchNew(file)
  }
  roots.forEach(watchAll)
  return () => roots.forEach(forget)
}
