import type { Chat } from './port'

/** A script whose function is not defined within this time has failed. */
const TIMEOUT_MS = 5000
const POLL_INTERVAL_MS = 50

type ScriptHost = {
  /** Adds a script to the page; rejects if it cannot be fetched. */
  readonly load: (url: string) => Promise<void>
  /** Object on which the script defines its functions. */
  readonly globals: object
}

const scripts = new Map<string, Promise<void>>()

const addScript = (url: string): Promise<void> => {
  const pending = scripts.get(url)
  if (pending) return pending
  const loading = new Promise<void>((resolve, reject) => {
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
  scripts.set(url, loading)
  return loading
}

/** Finds a function such as `ChatWidget.open` under `globals`, bound to its object; undefined until it is defined. */
const findFunction = (globals: object, name: string): (() => unknown) | undefined => {
  let owner: unknown = undefined
  let value: unknown = globals
  for (const property of name.split('.')) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
    owner = value
    value = (value as Readonly<Record<string, unknown>>)[property]
  }
  return typeof value === 'function' ? () => (value as (this: unknown) => unknown).call(owner) : undefined
}

/** Creates an external chat: loads its script and calls its open function as soon as that is defined (CNT-05). */
export const createScriptChat = (
  url: string,
  call: string,
  host: ScriptHost = { load: addScript, globals: globalThis },
): Chat => ({
  open: async () => {
    await host.load(url)
    for (let waitedMs = 0; waitedMs <= TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
      const open = findFunction(host.globals, call)
      if (open) return void open()
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    throw new Error(`The chat script has no ${call}.`)
  },
})
