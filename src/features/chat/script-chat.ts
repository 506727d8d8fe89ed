import type { Chat } from './port'

/** A script whose function is not defined within this time has failed. */
const patience = 5000
const pause = 50

type Place = {
  /** Adds a script to the page; rejects if it cannot be fetched. */
  readonly load: (url: string) => Promise<void>
  /** Object on which the script defines its functions. */
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

/** Finds a function such as `ChatWidget.open` under `globals`, bound to its object; undefined until it is defined. */
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

/** Creates an external chat: loads its script and calls its open function as soon as that is defined (CNT-05). */
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
