import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createScriptChat } from './script-chat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SCRIPT_URL = 'https://chat.example/widget.js'
type Globals = { Widget?: { opened: number; open: () => void } }
const widget = () => ({
  opened: 0,
  open() {
    this.opened += 1
  },
})

describe('[CNT-05] createScriptChat', () => {
  test('loads the script first, then calls its function as a method of its own object', async () => {
    const globals: Globals = {}
    const load = vi.fn(() => {
      globals.Widget = widget()
      return Promise.resolve()
    })
    await createScriptChat(SCRIPT_URL, 'Widget.open', { load, globals }).open()
    expect(load).toHaveBeenCalledWith(SCRIPT_URL)
    expect(globals.Widget?.opened).toBe(1)
  })

  test('waits for a function that is defined a moment after the script loads', async () => {
    const globals: Globals = {}
    const opening = createScriptChat(SCRIPT_URL, 'Widget.open', { load: () => Promise.resolve(), globals }).open()
    await vi.advanceTimersByTimeAsync(1000)
    globals.Widget = widget()
    await vi.advanceTimersByTimeAsync(100)
    await opening
    expect(globals.Widget.opened).toBe(1)
  })

  test('rejects if the script cannot be fetched or has no such function', async () => {
    const failingChat = createScriptChat(SCRIPT_URL, 'Widget.open', {
      load: () => Promise.reject(new Error('gone')),
      globals: {},
    })
    await expect(failingChat.open()).rejects.toThrow('gone')
    const empty = expect(
      createScriptChat(SCRIPT_URL, 'Widget.open', { load: () => Promise.resolve(), globals: { Widget: null } }).open(),
    ).rejects.toThrow('Widget.open')
    await vi.advanceTimersByTimeAsync(6000)
    await empty
  })
})
