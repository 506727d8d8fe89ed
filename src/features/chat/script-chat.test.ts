import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scriptChat } from './script-chat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const url = 'https://chat.example/widget.js'
type Globals = { Widget?: { opened: number; open: () => void } }
const widget = () => ({
  opened: 0,
  open() {
    this.opened += 1
  },
})

describe('[CNT-05] the chat of another company', () => {
  test('its script comes first, then its own function is called as its own', async () => {
    const globals: Globals = {}
    const load = vi.fn(() => {
      globals.Widget = widget()
      return Promise.resolve()
    })
    await scriptChat(url, 'Widget.open', { load, globals }).open()
    expect(load).toHaveBeenCalledWith(url)
    expect(globals.Widget?.opened).toBe(1)
  })

  test('a function that comes a moment after its script is waited for', async () => {
    const globals: Globals = {}
    const opening = scriptChat(url, 'Widget.open', { load: () => Promise.resolve(), globals }).open()
    await vi.advanceTimersByTimeAsync(1000)
    globals.Widget = widget()
    await vi.advanceTimersByTimeAsync(100)
    await opening
    expect(globals.Widget.opened).toBe(1)
  })

  test('a script that cannot be fetched, or has no such function, is said to have failed', async () => {
    const gone = scriptChat(url, 'Widget.open', { load: () => Promise.reject(new Error('gone')), globals: {} })
    await expect(gone.open()).rejects.toThrow('gone')
    const empty = expect(
      scriptChat(url, 'Widget.open', { load: () => Promise.resolve(), globals: { Widget: null } }).open(),
    ).rejects.toThrow('Widget.open')
    await vi.advanceTimersByTimeAsync(6000)
    await empty
  })
})
