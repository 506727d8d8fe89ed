import type { Chat } from './port'

/** Milliseconds until a script that does not answer has failed. */
const patience = 5000
/** Between two looks whether its function is there. */
const pause = 50

type Place = {
  /** Adds a script to the page; rejects where it cannot be fetched. */
  readonly load: (url: string) => Promise<void>
  /** Where the script leaves its functions. */
  readonly globals: object
}

const scripts = new Map<string, Promise<void>>()

const addScript = (url: string): Promise<void> => {
  const known = scripts.get(url)
  if (known) return known
  const added = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      scripts.delete(url)
      script.remove()
      reject(new Error('The chat script could not be loaded.'))
    }
    document.head.append(script)
  })
  scripts.set(url, added)
  return added
}

/** `ChatWidget.open` under `globals`, with the object it belongs to; undefined as long as it is not there. */
const callOf = (globals: object, name: string): (() => unknown) | undefined => {
  let owner: unknown = undefined
  let found: unknown = globals
  for (const part of name.split('.')) {
    if ((typeof found !== 'object' && typeof found !== 'function') || found === null) return undefined
    owner = found
    found = (found as Readonly<Record<string, unknown>>)[part]
  }
  return typeof found === 'function' ? () => (found as (this: unknown) => unknown).call(owner) : undefined
}

/** Another company's chat: its script is fetched, and its open call made as soon as it is there (V§7). */
export const scriptChat = (
  url: string,
  call: string,
  place: Place = { load: addScript, globals: globalThis },
): Chat => ({
  open: async () => {
    await place.load(url)
    for (let waited = 0; waited <= patience; waited += pause) {
      const open = callOf(place.globals, call)
      if (open) return void open()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new Error(`The chat script has no ${call}.`)
  },
})
