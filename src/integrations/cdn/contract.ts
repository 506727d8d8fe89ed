import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageTag, type Cdn } from './port'

export type RunningCdn = {
  readonly cdn: Cdn
  /** Whether a page that was cached under this tag is still answered. */
  readonly holds: (tag: string) => boolean
  readonly close: () => Promise<void>
}

/** What the change listener may expect of the cache before this server. */
export const cdnContract = (name: string, start: (tags: readonly string[]) => Promise<RunningCdn>): void => {
  describe(`CDN: ${name}`, () => {
    const tags = Array.from({ length: 70 }, (_, index) => pageTag(String(index)))
    let running: RunningCdn
    beforeAll(async () => {
      running = await start(tags)
    })
    afterAll(() => running.close())

    test('[VDP-16] [STK-03] of some dealers nothing old is answered after it, however many they are', async () => {
      const some = tags.slice(0, 65)
      await running.cdn.purge({ tags: some })
      expect(some.filter(running.holds)).toEqual([])
    })

    test('[VDP-16] [STK-03] of everybody nothing is', async () => {
      await running.cdn.purge('everything')
      expect(tags.filter(running.holds)).toEqual([])
    })

    test('[VDP-16] [STK-03] of nobody is no trouble', async () => {
      await expect(running.cdn.purge({ tags: [] })).resolves.toBeUndefined()
    })
  })
}
