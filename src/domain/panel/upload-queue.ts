/** A queue of files that are uploaded, two at once (STF-01). It knows neither the network nor React. */

export type UploadResult =
  | { readonly url: string }
  /** `isLost` is true where the same file can succeed later: the connection or the server failed. */
  | { readonly problem: string; readonly isLost: boolean }

export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed'

export type UploadItem<FileLike extends { readonly name: string }> = {
  readonly file: FileLike
  readonly state: UploadState
  readonly url?: string
  readonly problem?: string
  readonly isLost?: boolean
}

export type UploadQueue<FileLike extends { readonly name: string }> = {
  /** Adds files after the others and starts; what was refused before is forgotten. */
  readonly add: (files: readonly FileLike[]) => void
  /** Adds files that are not uploaded at all, with the reason. */
  readonly refuse: (files: readonly FileLike[], problem: string) => void
  /** Uploads again what the connection lost. */
  readonly retry: () => void
  /** Forgets the failed files. */
  readonly dismiss: () => void
  /** Forgets the files that would fail again. */
  readonly dismissRefused: () => void
  /** Forgets uploaded files that staff removed. */
  readonly forget: (urls: readonly string[]) => void
  /** Has uploaded files again whose removal was undone, in their old places. */
  readonly recall: (urls: readonly string[]) => void
  readonly items: () => readonly UploadItem<FileLike>[]
  readonly subscribe: (listener: () => void) => () => void
}

/** More at once would only share the same connection, and the server resizes no faster. */
const MAX_PARALLEL = 2

type Upload<FileLike> = (file: FileLike) => Promise<UploadResult>

export const createUploadQueue = <FileLike extends { readonly name: string }>(
  upload: Upload<FileLike>,
): UploadQueue<FileLike> => {
  let all: readonly UploadItem<FileLike>[] = []
  let items = all
  const forgotten = new Set<string>()
  const listeners = new Set<() => void>()
  const set = (next: readonly UploadItem<FileLike>[]): void => {
    all = next
    items = next.filter(({ url }) => url === undefined || !forgotten.has(url))
    for (const listener of listeners) listener()
  }
  const update = (file: FileLike, change: Omit<UploadItem<FileLike>, 'file'>): void =>
    set(all.map((item) => (item.file === file ? { file, ...change } : item)))

  const run = async (file: FileLike): Promise<void> => {
    update(file, { state: 'uploading' })
    const result = await upload(file)
    update(file, 'url' in result ? { state: 'done', url: result.url } : { state: 'failed', ...result })
    fill()
  }
  const fill = (): void => {
    const running = items.filter(({ state }) => state === 'uploading').length
    const next = items.filter(({ state }) => state === 'waiting').slice(0, MAX_PARALLEL - running)
    for (const { file } of next) void run(file)
  }
  const withoutRefused = () => all.filter(({ state, isLost }) => state !== 'failed' || isLost === true)
  return {
    add: (files) => {
      set([...withoutRefused(), ...files.map((file) => ({ file, state: 'waiting' as const }))])
      fill()
    },
    refuse: (files, problem) =>
      set([...all, ...files.map((file) => ({ file, state: 'failed' as const, problem, isLost: false }))]),
    retry: () => {
      set(all.map((item) => (item.isLost === true ? { file: item.file, state: 'waiting' } : item)))
      fill()
    },
    dismiss: () => set(all.filter(({ state }) => state !== 'failed')),
    dismissRefused: () => set(withoutRefused()),
    forget: (urls) => {
      for (const url of urls) forgotten.add(url)
      set(all)
    },
    recall: (urls) => {
      for (const url of urls) forgotten.delete(url)
      set(all)
    },
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Lists the addresses of uploaded files in the order of the files. */
export const listUploaded = (items: readonly { readonly url?: string }[]): readonly string[] =>
  items.flatMap(({ url }) => url ?? [])
