import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A message saved instead of being sent. */
export type DevMailboxMessage = {
  readonly id: string
  readonly channel: 'email' | 'sms'
  /** The dealer's id; null for the platform's own messages. */
  readonly tenant: string | null
  readonly to: string
  readonly from: string
  readonly reply_to: string | null
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  readonly headers: Readonly<Record<string, string>>
  /** ISO 8601, UTC. */
  readonly sent_at: string
}

export const devMailboxFolder = (dataDir: string): string => path.join(dataDir, 'dev-mailbox')

const fileOf = (folder: string, id: string): string =>
  path.join(folder, `${id.replace(/[^\w-]/g, '_').slice(0, 120)}.json`)

/** Saves a message as one file named by its id, so that a retry overwrites the same file. */
export const saveToDevMailbox = async (dataDir: string, entry: DevMailboxMessage): Promise<void> => {
  const folder = devMailboxFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const file = fileOf(folder, entry.id)
  // Rename after writing, so that a reader or a restart after a crash never finds an incomplete file.
  await writeFile(`${file}.part`, JSON.stringify(entry), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

type ReadOptions = { readonly limit: number; readonly tenant?: string | undefined }

const newestFiles = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name))
  const datedFiles = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })))
  return datedFiles.toSorted((one, other) => other.at - one.at).map(({ file }) => file)
}

/** Reads the saved messages, newest first, of one dealer or of all. */
export const readDevMailbox = async (
  dataDir: string,
  { limit, tenant }: ReadOptions,
): Promise<readonly DevMailboxMessage[]> => {
  const found: DevMailboxMessage[] = []
  for (const file of await newestFiles(devMailboxFolder(dataDir))) {
    if (found.length >= limit) break
    const entry = JSON.parse(await readFile(file, 'utf8')) as DevMailboxMessage
    if (tenant === undefined || entry.tenant === tenant) found.push(entry)
  }
  return found
}
