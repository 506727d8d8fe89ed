import { describe, expect, test, vi } from 'vitest'
import { createRenderedFiles, type RenderedFile } from './rendered-files'

vi.mock('server-only', () => ({}))

const bytesOf = (text: string) => Buffer.from(text)

describe('files that are rendered for a request', () => {
  test('[VDP-08] [OUT-05] a complete file is kept, one without its photo is rendered anew', async () => {
    const render = createRenderedFiles({ running: 1, waiting: 1, maxCacheBytes: 1000 })
    const read = async (text: string, isComplete: boolean) => {
      const file = await render('key', () => Promise.resolve({ bytes: bytesOf(text), isComplete }))
      return file?.bytes.toString()
    }
    expect(await read('without photo', false)).toBe('without photo')
    expect(await read('whole', true)).toBe('whole')
    expect(await read('again', true)).toBe('whole')
  })

  test('[VDP-08] requests for one file share it, and those that find no place get null', async () => {
    const render = createRenderedFiles({ running: 1, waiting: 0, maxCacheBytes: 1000 })
    let resolve: (file: RenderedFile) => void = () => undefined
    const promise = new Promise<RenderedFile>((done) => {
      resolve = done
    })
    const first = render('a', () => promise)
    const same = render('a', () => Promise.reject(new Error('not rendered twice')))
    expect(await render('b', () => promise)).toBeNull()
    resolve({ bytes: bytesOf('a'), isComplete: true })
    expect((await first)?.bytes.toString()).toBe('a')
    expect((await same)?.bytes.toString()).toBe('a')
  })

  test('[VDP-08] an error reaches the request, and the next one tries again', async () => {
    const render = createRenderedFiles({ running: 1, waiting: 1, maxCacheBytes: 1000 })
    await expect(render('a', () => Promise.reject(new Error('no fonts')))).rejects.toThrow('no fonts')
    expect(await render('a', () => Promise.resolve({ bytes: bytesOf('a'), isComplete: true }))).not.toBeNull()
  })
})
